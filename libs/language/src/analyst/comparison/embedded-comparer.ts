import { type AlignedQuestion, alignQuestions } from './align-questions';
import { type ComparedQuestion, compareQuestion } from './compare-question';
import { type Comparer, type ComparisonInput } from './comparison';

/** Work on texts that takes seconds for many interviews, so that it may run in another thread. */
export interface ComparisonWork {
  alignQuestions(input: ComparisonInput): Promise<AlignedQuestion[]>;
  compareQuestion(question: AlignedQuestion): Promise<ComparedQuestion>;
}

export const comparisonWorkHere: ComparisonWork = {
  alignQuestions: async (input) => alignQuestions(input),
  compareQuestion: async (question) => compareQuestion(question),
};

export async function comparedByWords(
  work: ComparisonWork,
  input: ComparisonInput,
  signal: AbortSignal,
): Promise<ComparedQuestion[]> {
  const compared: ComparedQuestion[] = [];
  for (const question of await work.alignQuestions(input)) {
    signal.throwIfAborted();
    compared.push(await work.compareQuestion(question));
  }
  signal.throwIfAborted();
  return compared;
}

/** Compares interviews by their words: claims agree if they share most content words or a quantity within 10 %. */
export const embeddedComparer = (work = comparisonWorkHere): Comparer => ({
  async compare(input, signal) {
    const compared = await comparedByWords(work, input, signal);
    return { by: 'embedded', points: compared.flatMap(({ points }) => points) };
  },
});
