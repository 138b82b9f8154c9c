import { type AppError, toAppError } from '@colloquy/kernel';
import { type ChatClient } from '../../models/chat-client';
import { supportForm } from '../openai-answer';
import { askModel } from '../openai-call';
import { type ComparedQuestion } from './compare-question';
import { type Comparer, type ComparisonPoint } from './comparison';
import { comparedByWords, type ComparisonWork, comparisonWorkHere } from './embedded-comparer';
import { pointOf, problemOf } from './openai-comparison-check';
import {
  comparedForm,
  comparingPrompt,
  itemsOf,
  reviewingPrompt,
  type ToldPoint,
} from './openai-comparison-prompt';

interface OpenAiComparerOptions {
  chat: Pick<ChatClient, 'complete'>;
  /** Aligns the questions, and compares by words where the model fails; default in the calling thread. */
  work?: ComparisonWork;
  /** Called with the reason when the comparison by words replaced the model; the error contains nothing of the interviews. */
  onFallback?: (error: AppError) => void;
  /** Called with the number of points that were not delivered because the claims do not support them. */
  onUnsupported?: (points: number) => void;
  /** Time from the start of a comparison after which the model is not asked any more, milliseconds; default 6 minutes. */
  askingMs?: number;
}

/** Leaves enough of the 10 minutes of an event's handler to read the claims and to record the result. */
const defaultAskingMs = 6 * 60_000;

const concurrency = 4;

/**
 * Creates a comparer with a language model, whose points a second call reviews without knowing the authors.
 * A question without a usable answer is compared by words; if all are, `by` of the comparison says so.
 */
export function openAiComparer({
  chat,
  work = comparisonWorkHere,
  onFallback,
  onUnsupported,
  askingMs = defaultAskingMs,
}: OpenAiComparerOptions): Comparer {
  async function told(group: ComparedQuestion, objective: string | null, signal: AbortSignal) {
    const { points } = await askModel(
      chat,
      {
        name: 'comparison',
        form: comparedForm,
        messages: comparingPrompt(group, objective),
        problemsOf: (answer, isLast) => (isLast ? [] : problemsIn(answer.points, group)),
      },
      signal,
    );
    const usable = points.filter((point) => problemOf(point, group) === '');
    const supported = await reviewed(chat, usable, group, signal);
    return {
      points: supported.map((point) => pointOf(point, group)),
      unsupported: points.length - supported.length,
    };
  }

  return {
    async compare(input, signal) {
      const late = AbortSignal.timeout(askingMs);
      const byWords = await comparedByWords(work, input, signal);
      const groups = byWords.filter(isShared);
      const stop = new AbortController();
      const asked = AbortSignal.any([signal, stop.signal, late]);
      const answers = new Map<number, readonly ComparisonPoint[]>();
      let failure: AppError | undefined;
      await inTurn(groups, async (group) => {
        if (asked.aborted) return;
        try {
          const { points, unsupported } = await told(group, input.objective, asked);
          answers.set(group.number, points);
          if (unsupported > 0) onUnsupported?.(unsupported);
        } catch (error) {
          failure ??= toAppError(error);
          // the other questions would wait for the same outage
          if (!late.aborted && !isOfOneQuestion(toAppError(error))) stop.abort();
        }
      });
      signal.throwIfAborted();
      if (failure) onFallback?.(failure);
      if (stop.signal.aborted || answers.size === 0)
        return { by: 'embedded', points: byWords.flatMap(({ points }) => points) };
      return {
        by: 'openai',
        points: byWords.flatMap(({ number, points }) => answers.get(number) ?? points),
      };
    },
  };
}

const isShared = ({ claims }: ComparedQuestion): boolean =>
  new Set(claims.map(({ place }) => place.interviewId)).size > 1;

const isOfOneQuestion = ({ code }: AppError): boolean =>
  code === 'MODEL_ANSWER_UNUSABLE' || code === 'INTERVIEW_TOO_LONG';

const problemsIn = (points: readonly ToldPoint[], group: ComparedQuestion): string[] =>
  points.flatMap((point, index) => {
    const problem = problemOf(point, group);
    return problem === '' ? [] : [`points.${index}: ${problem}`];
  });

async function reviewed(
  chat: Pick<ChatClient, 'complete'>,
  points: readonly ToldPoint[],
  group: ComparedQuestion,
  signal: AbortSignal,
): Promise<ToldPoint[]> {
  const items = points.flatMap((point) => itemsOf(point, group).map((item) => ({ point, item })));
  if (items.length === 0) return [];
  const { statements } = await askModel(
    chat,
    {
      name: 'review',
      form: supportForm,
      messages: reviewingPrompt(
        items.map(({ item }) => item),
        group,
      ),
      problemsOf: ({ statements: given }) =>
        items.every((_, index) => given.filter(({ number }) => number === index + 1).length === 1)
          ? []
          : ['statements: every item must be decided on once'],
    },
    signal,
  );
  const isSupported = (index: number) =>
    statements.some(({ number, supported }) => number === index + 1 && supported);
  return points.filter((point) => items.every((each, index) => each.point !== point || isSupported(index)));
}

async function inTurn<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}
