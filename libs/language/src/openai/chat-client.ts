import { toAppError } from '@colloquy/kernel';
import { callFailed, type OpenAiServer, postToOpenAi } from './post';
import { eventsOf } from './server-sent-events';

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** A request to a model. */
export interface ChatRequest {
  messages: readonly ChatMessage[];
  /** Default: the server's; some models accept no other. */
  temperature?: number;
  /** JSON schema of the answer. The server may ignore it, so the answer must be validated anyway. */
  schema?: { name: string; schema: Readonly<Record<string, unknown>> };
}

export interface ChatClientOptions extends OpenAiServer {
  model: string;
  /** Default 1 MiB. */
  maxResponseBytes?: number;
  /** Called once, when the server refuses a JSON schema; the client sends none from then on. */
  onSchemaRefused?: () => void;
}

/**
 * A client of the chat completions of any OpenAI-compatible server. Makes one attempt per call;
 * repeats it without the JSON schema if the server refuses that.
 *
 * Both methods throw the reason of `signal` once it is aborted, AppError `timeout`, or AppError `unavailable` if the
 * server is unreachable, refuses, or gives a malformed, truncated or too long answer. Errors contain neither prompt
 * nor answer.
 */
export interface ChatClient {
  complete(request: ChatRequest, signal: AbortSignal): Promise<string>;
  /** Streams the answer. A consumer that stops reading ends the call. */
  stream(request: ChatRequest, signal: AbortSignal): AsyncIterable<string>;
}

const mebibyte = 1024 * 1024;

/** Creates a {@link ChatClient} over HTTP. */
export function makeChatClient(options: ChatClientOptions): ChatClient {
  let takesSchema = true;

  async function* ask(
    request: ChatRequest,
    stream: boolean,
    signal: AbortSignal,
  ): AsyncGenerator<string, void, undefined> {
    const { schema: _, ...plain } = request;
    const sent: ChatRequest = takesSchema ? request : plain;
    const call = {
      path: '/chat/completions',
      body: bodyOf(options.model, sent, stream),
      maxBytes: options.maxResponseBytes ?? mebibyte,
    };
    try {
      yield* postToOpenAi(options, call, signal, stream ? streamedAnswer : wholeAnswer);
    } catch (error) {
      if (!sent.schema || toAppError(error).code !== 'MODEL_SCHEMA_REFUSED') throw error;
      if (takesSchema) options.onSchemaRefused?.();
      takesSchema = false;
      yield* ask(plain, stream, signal);
    }
  }

  return {
    complete: async (request, signal) => {
      let answer = '';
      for await (const text of ask(request, false, signal)) answer = text;
      return answer;
    },
    stream: (request, signal) => ask(request, true, signal),
  };
}

/** Returns the JSON value of an answer, even inside a code fence. @throws AppError `unavailable` */
export function jsonOf(answer: string): unknown {
  try {
    return JSON.parse(answer.trim().replace(/^```(?:json)?\s*([^]*?)\s*```$/, '$1'));
  } catch {
    throw notUnderstood();
  }
}

function bodyOf(model: string, { messages, temperature, schema }: ChatRequest, stream: boolean) {
  return {
    model,
    messages,
    stream,
    ...(temperature === undefined ? {} : { temperature }),
    ...(schema && { response_format: { type: 'json_schema', json_schema: { ...schema, strict: true } } }),
  };
}

async function* wholeAnswer(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  const choice = choiceOf(Buffer.concat(parts).toString('utf8'));
  const content = choice?.message?.content;
  if (typeof content !== 'string' || content === '') throw notUnderstood();
  yield content;
}

async function* streamedAnswer(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let finished = false;
  for await (const data of eventsOf(chunks)) {
    if (data === '[DONE]') {
      finished = true;
      break;
    }
    const choice = choiceOf(data);
    const content = choice?.delta?.content;
    if (typeof content === 'string' && content !== '') yield content;
    finished ||= typeof choice?.finish_reason === 'string';
  }
  if (!finished) throw cutOff();
}

interface Choice {
  message?: { content?: unknown } | null;
  delta?: { content?: unknown } | null;
  finish_reason?: unknown;
}

/** Returns the first choice of a JSON answer; undefined if it only reports usage. */
function choiceOf(json: string): Choice | undefined {
  let answer: { choices?: unknown; error?: unknown } | null;
  try {
    answer = JSON.parse(json) as typeof answer;
  } catch {
    throw notUnderstood();
  }
  if (!answer || answer.error || !Array.isArray(answer.choices)) throw notUnderstood();
  const choice = answer.choices[0] as Choice | null | undefined;
  if (choice?.finish_reason === 'length' || choice?.finish_reason === 'content_filter') throw cutOff();
  return choice ?? undefined;
}

const notUnderstood = () =>
  callFailed('unavailable', 'MODEL_ANSWER_INVALID', 'The model server sent an answer that cannot be read');

const cutOff = () =>
  callFailed('unavailable', 'MODEL_ANSWER_CUT_OFF', 'The answer of the model ended too soon');
