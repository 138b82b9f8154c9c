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
}

/** Characters of a refusal that are read. */
const longestRefusal = 16_384;

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
  read: (chunks: AsyncIterable<Buffer>) => AsyncIterable<T>,
): AsyncGenerator<T, void, undefined> {
  signal.throwIfAborted();
  const limited = AbortSignal.any([signal, AbortSignal.timeout(server.timeoutMs)]);
  try {
    const { statusCode, body } = await request(`${server.baseUrl.replace(/\/+$/, '')}${call.path}`, {
      method: 'POST',
      ...contentOf(call.body, server.apiKey),
      signal: limited,
      headersTimeout: 0, // `timeoutMs` limits the wait
      bodyTimeout: 0,
    });
    try {
      if (statusCode !== 200) throw refused(statusCode, await refusesSchema(statusCode, body));
      yield* read(bounded(body, call.maxBytes));
    } finally {
      body.on('error', () => undefined).destroy();
    }
  } catch (error) {
    signal.throwIfAborted();
    throw limited.aborted ? tooLate() : failureOf(error);
  }
}

function contentOf(body: OpenAiCall['body'], apiKey: string) {
  const authorization = apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` };
  if (isForm(body)) return { headers: authorization, body };
  return { headers: { ...authorization, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

const isForm = (body: OpenAiCall['body']): body is FormData =>
  Object.prototype.toString.call(body) === '[object FormData]';

/** Yields the chunks of a body. @throws AppError `unavailable` beyond `maxBytes` */
export async function* bounded(body: AsyncIterable<unknown>, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += (chunk as Buffer).length;
    if (bytes > maxBytes) {
      throw callFailed('unavailable', 'MODEL_ANSWER_TOO_LARGE', 'The model answered too much');
    }
    yield chunk as Buffer;
  }
}

/** Returns the error of a call that exceeds a time limit. */
export const tooLate = () => callFailed('timeout', 'MODEL_TIMEOUT', 'The model did not answer in time');

/** Returns whether a refusal names the JSON schema of the answer. */
async function refusesSchema(status: number, body: AsyncIterable<unknown>): Promise<boolean> {
  if (status !== 400 && status !== 422) return false;
  let text = '';
  for await (const chunk of body) {
    text += String(chunk);
    if (text.length > longestRefusal) break;
  }
  return /response_format|json_schema/.test(text);
}

const refused = (status: number, isSchemaRefused: boolean) =>
  callFailed(
    status === 408 || status === 504 ? 'timeout' : 'unavailable',
    status === 429 ? 'MODEL_RATE_LIMITED' : isSchemaRefused ? 'MODEL_SCHEMA_REFUSED' : 'MODEL_REFUSED',
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
