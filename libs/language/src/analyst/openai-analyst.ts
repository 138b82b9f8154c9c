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

interface OpenAiAnalystOptions {
  chat: Pick<ChatClient, 'complete'>;
  /** Measures the interview, and replaces the model if that fails. */
  embedded?: Analyst;
  /** Called with the reason when the embedded analyst replaced the model; the error contains nothing of the interview. */
  onFallback?: (error: AppError) => void;
  /** Called with the reason when the model failed to fill the schema; the error contains nothing of the interview. */
  onNoExtraction?: (error: AppError) => void;
  /** Called with the number of statements or values that were not delivered because the turns do not support them. */
  onUnsupported?: (statements: number) => void;
}

/**
 * Creates an analyst with a language model, which leaves out statements that a check against the turns does not support.
 * If an answer is unusable twice, or the model is unreachable, the embedded analyst does the work, and `by` says so.
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

/** Silence is the only missing score without reasons; a model may find any other. */
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
