import type {
  JSONSchema7,
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import { toAppError } from '@colloquy/kernel';
import type { z } from 'zod';
import { loadModel, type ModelAddress } from './load-model';
import { boundedFetch, callFailed, limitedCall, notUnderstood, refusedCodes } from './post';

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface ChatRequest {
  messages: readonly ChatMessage[];
  /** Default: the server's; some models accept no other. */
  temperature?: number;
  /** JSON schema of the answer; the server may ignore it, so callers validate the answer. */
  schema?: { name: string; schema: Readonly<Record<string, unknown>> };
  /** An answer without the expected form counts as malformed; default: any answer but `''` has it. */
  isUsable?: (answer: string) => boolean;
  /** Limit on the call if shorter than the client's, milliseconds. */
  limitMs?: number;
  /** Called after a complete answer; with undefined if the provider reports no tokens. */
  onUsage?: (usage: TokenUsage | undefined) => void;
}

export interface TokenUsage {
  inputTokens: number;
  outputTokens: number;
}

export interface ChatClientOptions extends ModelAddress {
  timeoutMs: number;
  /** Default 1 MiB. */
  maxResponseBytes?: number;
  /** Called once, when the server refuses a JSON schema; later requests have none. */
  onSchemaRefused?: () => void;
}

/**
 * A client of a language model. A refused JSON schema or token report is left out in a second attempt.
 * Both methods throw the reason of `signal`, AppError `timeout`, or AppError `unavailable` for all other failures.
 * Errors contain neither prompt nor answer.
 */
export interface ChatClient {
  complete(request: ChatRequest, signal: AbortSignal): Promise<string>;
  /** Yields the answer so far, shorter if another provider takes over; a consumer that stops reading ends the call. */
  stream(request: ChatRequest, signal: AbortSignal): AsyncIterable<string>;
}

const mebibyte = 1024 * 1024;

export function makeChatClient(options: ChatClientOptions): ChatClient {
  const { timeoutMs, maxResponseBytes = mebibyte, onSchemaRefused } = options;
  const modelWith = (includeUsage: boolean) => {
    const model = loadModel(options, { fetch: boundedFetch(maxResponseBytes), includeUsage });
    model.catch(() => undefined); // shows in every call
    return model;
  };
  let model = modelWith(true);
  const takes = { schema: true, usage: true };

  async function* ask(
    request: ChatRequest,
    answerOf: typeof wholeAnswer,
    signal: AbortSignal,
  ): AsyncGenerator<string, void, undefined> {
    const sent = { ...takes };
    const limitMs = Math.max(0, Math.round(Math.min(timeoutMs, request.limitMs ?? Infinity)));
    try {
      yield* limitedCall(limitMs, signal, async function* (abortSignal) {
        yield* answerOf(await model, { ...callOf(request, sent.schema), abortSignal }, request.onUsage);
      });
    } catch (error) {
      const { code } = toAppError(error);
      if (code === refusedCodes.usage && sent.usage) {
        if (takes.usage) model = modelWith(false);
        takes.usage = false;
      } else if (code === refusedCodes.schema && sent.schema && request.schema) {
        if (takes.schema) onSchemaRefused?.();
        takes.schema = false;
      } else throw error;
      yield* ask(request, answerOf, signal);
    }
  }

  return {
    complete: async (request, signal) => {
      let answer = '';
      for await (const text of ask(request, wholeAnswer, signal)) answer += text;
      mustBeUsable(answer, request);
      return answer;
    },
    async *stream(request, signal) {
      let answer = '';
      for await (const text of ask(request, streamedAnswer, signal)) yield (answer += text);
      mustBeUsable(answer, request);
    },
  };
}

function mustBeUsable(answer: string, { isUsable = () => true }: ChatRequest): void {
  if (answer === '' || !isUsable(answer)) throw notUnderstood();
}

/** Returns the JSON value of an answer, even inside a code fence. @throws AppError `unavailable` */
export function jsonOf(answer: string): unknown {
  try {
    return JSON.parse(answer.trim().replace(/^```(?:json)?\s*([^]*?)\s*```$/, '$1'));
  } catch {
    throw notUnderstood();
  }
}

export function fits(form: z.ZodType, answer: string): boolean {
  try {
    return form.safeParse(jsonOf(answer)).success;
  } catch {
    return false;
  }
}

function callOf(
  { messages, temperature, schema }: ChatRequest,
  takesSchema: boolean,
): LanguageModelV4CallOptions {
  return {
    prompt: messages.map(({ role, content }) =>
      role === 'system' ? { role, content } : { role, content: [{ type: 'text', text: content }] },
    ),
    ...(temperature !== undefined && { temperature }),
    ...(schema &&
      takesSchema && {
        responseFormat: { type: 'json', name: schema.name, schema: schema.schema as JSONSchema7 },
      }),
  };
}

async function* wholeAnswer(
  model: LanguageModelV4,
  options: LanguageModelV4CallOptions,
  onUsage: ChatRequest['onUsage'],
): AsyncGenerator<string> {
  const { content, finishReason, usage } = await model.doGenerate(options);
  onUsage?.(tokensOf(usage));
  const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  if (cutOffs.includes(finishReason.unified)) throw cutOff();
  yield text;
}

async function* streamedAnswer(
  model: LanguageModelV4,
  options: LanguageModelV4CallOptions,
  onUsage: ChatRequest['onUsage'],
): AsyncGenerator<string> {
  const { stream } = await model.doStream(options);
  let finished = false;
  for await (const part of stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'text-delta' && part.delta !== '') yield part.delta;
    if (part.type === 'finish') {
      onUsage?.(tokensOf(part.usage));
      const { raw, unified } = part.finishReason;
      finished = raw !== undefined && !cutOffs.includes(unified);
    }
  }
  if (!finished) throw cutOff();
}

function tokensOf({ inputTokens, outputTokens }: LanguageModelV4Usage): TokenUsage | undefined {
  if (inputTokens.total === undefined || outputTokens.total === undefined) return undefined;
  return { inputTokens: inputTokens.total, outputTokens: outputTokens.total };
}

const cutOffs: readonly string[] = ['length', 'content-filter', 'error'];

const cutOff = () =>
  callFailed('unavailable', 'MODEL_ANSWER_CUT_OFF', 'The answer of the model ended too soon');
