import { AppError } from '@colloquy/kernel';
import { type FormData, request } from 'undici';

/** Where an OpenAI-compatible server is reached. */
export interface OpenAiServer {
  /** Such as `https://api.openai.com/v1`; a slash at its end makes no difference. */
  baseUrl: string;
  /** Sent as a bearer token; `''` sends none, for servers of one's own that ask for none. */
  apiKey: string;
  /** Limit on a whole call, from connecting to the last byte. */
  timeoutMs: number;
}

/** One call to such a server. */
export interface OpenAiCall {
  /** Below the base URL, such as `/chat/completions`. */
  path: string;
  /** An object is sent as JSON. */
  body: FormData | Readonly<Record<string, unknown>>;
  /** An answer longer than this is refused while it is read. */
  maxBytes: number;
  /** Limit on the wait until the caller says that something has arrived; default none but that on the whole. */
  firstTokenTimeoutMs?: number;
}

/** The answer to a call, piece by piece. */
export interface OpenAiAnswer {
  chunks: AsyncIterable<Buffer>;
  /** Ends the wait for the first token. */
  firstTokenArrived(): void;
}

/**
 * A failed call. Carries no cause and nothing of the answer: parsers quote what they choke on, which is speech.
 */
export const callFailed = (
  kind: 'unavailable' | 'timeout',
  code: string,
  message: string,
  details: Readonly<Record<string, string | number>> = {},
): AppError => new AppError(kind, code, message, { details });

/**
 * Posts once, follows no redirect and hands the answer to `read`; the connection is let go when `read` is done.
 *
 * @throws the reason of `signal` once it is aborted; AppError `timeout`, or `unavailable` for everything else
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
      headersTimeout: 0, // the limits are those of the wait
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
