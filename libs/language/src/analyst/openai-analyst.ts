import { AppError, toAppError } from '@colloquy/kernel';
import { type ChatClient } from '../models/chat-client';
import { sentencesOf } from '../text/segment';
import { type Analysis, type AnalysisInput, type Analyst, type Extraction } from './analyst';
import { embeddedAnalyst } from './embedded-analyst';
import { extract } from './extraction';
import { onTheRecord } from './on-the-record';
import { judgedForm, toldForm } from './openai-answer';
import { type Ask, askModel } from './openai-call';
import { analysisOf, claimsOf, problemsOfJudged, problemsOfTold, withoutInventions } from './openai-findings';
import { judgingPrompt, tellingPrompt } from './openai-prompt';
import { questionsToAnswer } from './openai-question-answers';
import { supportOf } from './openai-support';
import { makeToldChecks } from './statement/told-checks';

export interface OpenAiAnalystOptions {
  chat: Pick<ChatClient, 'complete'>;
  /** Measures the interview, and replaces the model if that fails. */
  embedded?: Analyst;
  /**
   * Called with the reason when the embedded analyst replaced the model; the error contains nothing of the interview.
   */
  onFallback?: (error: AppError) => void;
  /** Called with the reason when the model failed to fill the schema; the error contains nothing of the interview. */
  onNoExtraction?: (error: AppError) => void;
  /** Called with the number of statements or values that were not delivered because the turns do not support them. */
  onUnsupported?: (statements: number) => void;
}

/**
 * Creates an analyst with a language model. Separate calls tell what the expert said, judge the interview by a rubric, and
 * check every statement of the others against the turns. A sentence of the summary or an answer to a question is delivered
 * if neither its figures, names and subject (checked by code) nor its sense (checked by the third call) are invented. The
 * verdict on a question without such an answer is the embedded analyst's, as are all claims. The code adds up the scores;
 * a score with an unsupported reason is taken from the embedded analyst. An answer of the wrong form is requested once
 * more. If that fails too, or the model is unreachable, the embedded analyst does the work, and `by` says so. The model
 * does not decide the flags, which follow from the sessions, which questions were put, nor whether the expert said enough.
 * The client's schema is filled by {@link extract}, whether the rest succeeds or not.
 */
export function openAiAnalyst({
  chat,
  embedded = embeddedAnalyst(),
  onFallback,
  onNoExtraction,
  onUnsupported,
}: OpenAiAnalystOptions): Analyst {
  async function told(input: AnalysisInput, signal: AbortSignal): Promise<Analysis> {
    const measured = await embedded.analyse(input, signal);
    if (isAlmostSilent(measured)) return measured;
    const stop = new AbortController();
    const asked = AbortSignal.any([signal, stop.signal]);
    const ask: Ask = (question) => askModel(chat, question, asked);
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
  }

  async function extracted(input: AnalysisInput, signal: AbortSignal): Promise<Extraction | null> {
    const { extractionSchema: schema } = input;
    if (!schema) return null;
    try {
      const ask: Ask = (question) => askModel(chat, question, signal);
      const { extraction, rejected } = await extract(ask, input, schema);
      if (rejected > 0) onUnsupported?.(rejected);
      return extraction;
    } catch (error) {
      if (!signal.aborted) onNoExtraction?.(toAppError(error));
      return null;
    }
  }

  return {
    async analyse(interview, signal) {
      const input = onTheRecord(interview);
      const [analysis, extraction] = await Promise.all([told(input, signal), extracted(input, signal)]);
      return input.extractionSchema ? { ...analysis, extraction } : analysis;
    },
  };
}

/** A missing score with reasons is one that only a model may find. */
const isAlmostSilent = ({ quality }: Analysis): boolean => quality.score === null && quality.reasons === null;

async function analysed(
  ask: Ask,
  input: AnalysisInput,
  measured: Analysis,
): Promise<{ analysis: Analysis; unsupported: number }> {
  const checks = await makeToldChecks(input);
  const [answer, judged] = await Promise.all([
    ask({
      name: 'summary',
      form: toldForm,
      messages: tellingPrompt(input, questionsToAnswer(measured)),
      problemsOf: (told, isLast) => problemsOfTold(told, isLast, input, measured, checks),
    }),
    ask({
      name: 'judgement',
      form: judgedForm,
      messages: judgingPrompt(input),
      problemsOf: (found) => problemsOfJudged(found, input),
    }),
  ]);
  const told = withoutInventions(answer, input, measured, checks);
  const claims = claimsOf(told, judged, input);
  const supported = await supportOf(ask, input, claims);
  const analysis = analysisOf({ told, judged, supported }, input, measured);
  if (!analysis)
    throw new AppError('unavailable', 'MODEL_ANSWER_UNUSABLE', 'The summary of the model is not supported');
  const sentences = answer.summary.flatMap(({ text }) =>
    sentencesOf(text, input.spokenLanguage ?? input.language),
  );
  const invented = sentences.length - told.summary.length + answer.answers.length - told.answers.length;
  return { analysis, unsupported: invented + supported.filter((is) => !is).length };
}
