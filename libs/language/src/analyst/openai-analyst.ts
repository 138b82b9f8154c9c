import { AppError, toAppError } from '@colloquy/kernel';
import { type ChatClient, type ChatMessage, jsonOf } from '../openai/chat-client';
import { type Analysis, type AnalysisInput, type Analyst } from './analyst';
import { embeddedAnalyst } from './embedded-analyst';
import { type AnalysisAnswer, analysisAnswer, analysisAnswerSchema } from './openai-answer';
import { onTheRecord } from './on-the-record';
import { analysisOf, problemsOf } from './openai-findings';
import { analysisPrompt, repairPrompt } from './openai-prompt';

/** A longer interview is not sent, because it exceeds the context of models. */
const longestPrompt = 400_000;

export interface OpenAiAnalystOptions {
  chat: Pick<ChatClient, 'complete'>;
  /** Measures the interview, and replaces the model if that fails. */
  embedded?: Analyst;
  /**
   * Called with the reason when the embedded analyst replaced the model; the error contains nothing of the interview.
   */
  onFallback?: (error: AppError) => void;
}

/**
 * Creates an analyst with a language model behind any OpenAI-compatible server. The model's answer must have the
 * right form and be supported by the turns. If it is not, the model is asked once more. If that fails too, or the
 * model is unreachable, the embedded analyst does the work, and `by` says so. The model does not decide the flags,
 * which follow from the sessions, nor whether there is enough to judge.
 */
export function openAiAnalyst({
  chat,
  embedded = embeddedAnalyst(),
  onFallback,
}: OpenAiAnalystOptions): Analyst {
  return {
    async analyse(interview, signal) {
      const input = onTheRecord(interview);
      const measured = await embedded.analyse(input, signal);
      if (measured.quality.score === null) return measured;
      try {
        return analysisOf(await answerOf(chat, input, measured, signal), input, measured);
      } catch (error) {
        signal.throwIfAborted();
        onFallback?.(toAppError(error));
        return measured;
      }
    },
  };
}

async function answerOf(
  chat: Pick<ChatClient, 'complete'>,
  input: AnalysisInput,
  measured: Analysis,
  signal: AbortSignal,
): Promise<AnalysisAnswer> {
  const messages = analysisPrompt(input);
  if (messages.reduce((sum, { content }) => sum + content.length, 0) > longestPrompt) {
    throw new AppError('too-large', 'INTERVIEW_TOO_LONG', 'The interview is too long for a model');
  }
  const schema = { name: 'analysis', schema: analysisAnswerSchema() };
  const ask = async (asked: readonly ChatMessage[]) => {
    const text = await chat.complete({ messages: asked, schema }, signal);
    return { text, ...checked(text, input, measured) };
  };
  const first = await ask(messages);
  if (first.answer) return first.answer;
  const again = await ask([
    ...messages,
    { role: 'assistant', content: first.text },
    repairPrompt(first.problems),
  ]);
  if (again.answer) return again.answer;
  throw new AppError('unavailable', 'MODEL_ANSWER_UNUSABLE', 'The analysis of the model cannot be used', {
    details: { problems: again.problems.length },
  });
}

type Checked = { answer: AnalysisAnswer } | { answer?: undefined; problems: string[] };

function checked(text: string, input: AnalysisInput, measured: Analysis): Checked {
  let value: unknown;
  try {
    value = jsonOf(text);
  } catch {
    return { problems: ['it is not one JSON object'] };
  }
  const parsed = analysisAnswer.safeParse(value);
  if (!parsed.success) {
    return {
      problems: parsed.error.issues.slice(0, 10).map(({ path, message }) => `${path.join('.')}: ${message}`),
    };
  }
  const problems = problemsOf(parsed.data, input, measured);
  return problems.length > 0 ? { problems } : { answer: parsed.data };
}
