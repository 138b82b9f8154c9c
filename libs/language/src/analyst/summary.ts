import { fill, fullStop, phrases, speak } from '../interviewer/phrases';
import { type AnalysisInput } from './analyst';
import { type Answer, isAnswered } from './answers';
import { type Excerpt, ranked } from './excerpts';

/** Together with the opening sentence at most six. */
const mostAnswers = 5;
const fewestAnswers = 2;

/**
 * The interview in three to six sentences, fewer when little was said: how many questions were answered,
 * then the most telling words on each of the best-answered questions, in order. Null when there are none.
 */
export function summaryOf(
  { language, expertName, questions }: AnalysisInput,
  answers: readonly Answer[],
  excerpts: readonly Excerpt[],
): string | null {
  const { best, rest } = ranked(excerpts);
  const chosen = best.slice(0, mostAnswers);
  chosen.push(...rest.slice(0, Math.max(0, fewestAnswers - chosen.length)));
  if (chosen.length === 0) return null;
  const opening = fill(phrases[language].summaryOpening, {
    expert: expertName,
    answered: answers.filter(isAnswered).length,
    total: questions.length,
  });
  const told = chosen
    .sort((a, b) => a.position - b.position)
    .map(({ text, answer }) => {
      const told = fill(phrases[language].summaryAnswer, { question: answer.question, answer: text });
      return /[.!?…。！？।؟]["'”’»)]*$/u.test(text) ? told : told + fullStop(language);
    });
  return speak(language, opening, ...told);
}
