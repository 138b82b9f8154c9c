import { AppError } from '@colloquy/kernel';
import { type FormData, request } from 'undici';

/** Address and limits of an OpenAI-compatible server. */
export interface OpenAiServer {
  /** Such as `https://api.openai.com/v1`; a trailing slash is ignored. */
  baseUrl: string;
  /** Sent as a bearer token; `''` sends none, for servers without authentication. */
  apiKey: string;
  /** Limit on a whole call, from connecting to the last byte. */
  timeoutMs: number;
}

export interface OpenAiCall {
  /** Path below the base URL, such as `/chat/completions`. */
  path: string;
  /** An object is sent as JSON. */
  body: FormData | Readonly<Record<string, unknown>>;
  /** Longer answers are refused while they are read. */
  maxBytes: number;
  /** Limit on the wait for {@link OpenAiAnswer.firstTokenArrived}; default: none but that on the whole call. */
  firstTokenTimeoutMs?: number;
}

/** A streamed answer. */
export interface OpenAiAnswer {
  chunks: AsyncIterable<Buffer>;
  /** Ends the wait for the first token. */
  firstTokenArrived(): void;
}

/** Error of a failed call. Has no cause and nothing of the answer: parser errors quote their input, which is speech. */
export const callFailed = (
  kind: 'unavailable' | 'timeout',
  code: string,
  message: string,
  details: Readonly<Record<string, string | number>> = {},
): AppError => new AppError(kind, code, message, { details });

/**
 * Posts once, follows no redirect and passes the answer to `read`; the connection is released when `read` ends.
 *
 * @throws the reason of `signal` once it is aborted; AppError `timeout`, or `unavailable` for all other errors
 */
export async function* postToOpenAi<T>(
  server: OpenAiServer,
  call: OpenAiCall,
  signal: AbortSignal,
  read: (answer: OpenAiAnswer) => AsyncIterable<T>,
): AsyncGenerator<T, void, undefined> {
  signal.throwIfAborted();
  const wait = limitedWait(server.timeoutMs, call.firstTokenTimeoutMs, signal);
  try {
    const { statusCode, body } = await request(`${server.baseUrl.replace(/\/+$/, '')}${call.path}`, {
      method: 'POST',
      ...contentOf(call.body, server.apiKey),
      signal: wait.signal,
      headersTimeout: 0, // `firstTokenTimeoutMs` and `timeoutMs` limit the wait
      bodyTimeout: 0,
    });
    try {
      if (statusCode !== 200) throw refused(statusCode);
      yield* read({ chunks: bounded(body, call.maxBytes), firstTokenArrived: wait.arrived });
    } finally {
      body.on('error', () => undefined).destroy();
    }
  } catch (error) {
    signal.throwIfAborted();
    throw wait.signal.aborted ? tooLate() : failureOf(error);
  } finally {
    wait.over();
  }
}

function contentOf(body: OpenAiCall['body'], apiKey: string) {
  const authorization = apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` };
  if (isForm(body)) return { headers: authorization, body };
  return { headers: { ...authorization, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

const isForm = (body: OpenAiCall['body']): body is FormData =>
  Object.prototype.toString.call(body) === '[object FormData]';

function limitedWait(totalMs: number, firstMs: number | undefined, signal: AbortSignal) {
  const abort = new AbortController();
  const giveUp = () => abort.abort();
  const total = setTimeout(giveUp, totalMs);
  const first = firstMs === undefined ? undefined : setTimeout(giveUp, firstMs);
  signal.addEventListener('abort', giveUp, { once: true });
  return {
    signal: abort.signal,
    arrived: () => clearTimeout(first),
    over: () => {
      clearTimeout(total);
      clearTimeout(first);
      signal.removeEventListener('abort', giveUp);
    },
  };
}

async function* bounded(body: AsyncIterable<unknown>, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += (chunk as Buffer).length;
    if (bytes > maxBytes) {
      throw callFailed('unavailable', 'MODEL_ANSWER_TOO_LARGE', 'The model answered too much');
    }
    yield chunk as Buffer;
  }
}

const tooLate = () => callFailed('timeout', 'MODEL_TIMEOUT', 'The model did not answer in time');

const refused = (status: number) =>
  callFailed(
    status === 408 || status === 504 ? 'timeout' : 'unavailable',
    status === 429 ? 'MODEL_RATE_LIMITED' : 'MODEL_REFUSED',
    `The model server answered with status ${status}`,
    { status },
  );

function failureOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = (error as { code?: unknown } | null)?.code;
  return callFailed('unavailable', 'MODEL_UNREACHABLE', 'The model server cannot be reached', {
    ...(typeof code === 'string' ? { reason: code } : {}),
  });
}
