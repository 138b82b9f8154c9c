import { AppError, toAppError } from '@colloquy/kernel';
import { type z } from 'zod';
import { type ChatClient } from '../openai/chat-client';
import { type Analysis, type AnalysisInput, type Analyst } from './analyst';
import { embeddedAnalyst } from './embedded-analyst';
import { onTheRecord } from './on-the-record';
import { judgedForm, supportForm, toldForm } from './openai-answer';
import { askModel, type Question } from './openai-call';
import { analysisOf, claimsOf, problemsOfJudged, problemsOfTold, withoutInventions } from './openai-findings';
import { checkingPrompt, judgingPrompt, tellingPrompt } from './openai-prompt';

export interface OpenAiAnalystOptions {
  chat: Pick<ChatClient, 'complete'>;
  /** Measures the interview, and replaces the model if that fails. */
  embedded?: Analyst;
  /**
   * Called with the reason when the embedded analyst replaced the model; the error contains nothing of the interview.
   */
  onFallback?: (error: AppError) => void;
  /** Called with the number of statements that were not delivered because the turns do not support them. */
  onUnsupported?: (statements: number) => void;
}

/**
 * Creates an analyst with a language model. Separate calls tell what the expert said, judge the interview by a rubric, and
 * check every statement of the others against the turns. A sentence of the summary is delivered if neither its figures,
 * names and subject (checked by code) nor its sense (checked by the third call) are invented. The code adds up the scores;
 * a score with an unsupported reason is taken from the embedded analyst. An answer of the wrong form is requested once
 * more. If that fails too, or the model is unreachable, the embedded analyst does the work, and `by` says so. The model
 * does not decide the flags, which follow from the sessions, nor whether there is enough to judge.
 */
export function openAiAnalyst({
  chat,
  embedded = embeddedAnalyst(),
  onFallback,
  onUnsupported,
}: OpenAiAnalystOptions): Analyst {
  return {
    async analyse(interview, signal) {
      const input = onTheRecord(interview);
      const measured = await embedded.analyse(input, signal);
      if (measured.quality.score === null) return measured;
      const stop = new AbortController();
      const asked = AbortSignal.any([signal, stop.signal]);
      const ask = <Form extends z.ZodType>(question: Question<Form>) => askModel(chat, question, asked);
      try {
        const { analysis, unsupported } = await analysed(ask, input, measured);
        if (unsupported > 0) onUnsupported?.(unsupported);
        return analysis;
      } catch (error) {
        stop.abort();
        signal.throwIfAborted();
        onFallback?.(toAppError(error));
        return measured;
      }
    },
  };
}

type Ask = <Form extends z.ZodType>(question: Question<Form>) => Promise<z.infer<Form>>;

async function analysed(
  ask: Ask,
  input: AnalysisInput,
  measured: Analysis,
): Promise<{ analysis: Analysis; unsupported: number }> {
  const [answer, judged] = await Promise.all([
    ask({
      name: 'summary',
      form: toldForm,
      messages: tellingPrompt(input),
      problemsOf: (told, isLast) => problemsOfTold(told, isLast, input, measured),
    }),
    ask({
      name: 'judgement',
      form: judgedForm,
      messages: judgingPrompt(input),
      problemsOf: (found) => problemsOfJudged(found, input),
    }),
  ]);
  const told = withoutInventions(answer, input);
  const claims = claimsOf(told, judged);
  const { statements } = await ask({
    name: 'support',
    form: supportForm,
    messages: checkingPrompt(input, claims),
    problemsOf: ({ statements: given }) =>
      claims.every((_, index) => given.filter(({ number }) => number === index + 1).length === 1)
        ? []
        : ['statements: every statement must be decided on once'],
  });
  const supported = claims.map((_, index) =>
    statements.some((each) => each.number === index + 1 && each.supported),
  );
  const analysis = analysisOf({ told, judged, supported }, input, measured);
  if (!analysis)
    throw new AppError('unavailable', 'MODEL_ANSWER_UNUSABLE', 'The summary of the model is not supported');
  const invented = answer.summary.length - told.summary.length;
  return { analysis, unsupported: invented + supported.filter((is) => !is).length };
}
