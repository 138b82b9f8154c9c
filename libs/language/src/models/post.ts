import type { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { AppError } from '@colloquy/kernel';
import { type FormData, request } from 'undici';

export interface OpenAiServer {
  /** Such as `https://api.openai.com/v1`; a trailing slash is ignored. */
  baseUrl: string;
  /** Sent as a bearer token; `''` sends none, for servers without authentication. */
  apiKey: string;
  timeoutMs: number;
}

interface OpenAiCall {
  path: string;
  body: FormData | Readonly<Record<string, unknown>>;
  /** Longer answers are refused while they are read; bytes. */
  maxBytes: number;
  /** Returns whether an answer of this content type (`''` if absent) is read; default: any. */
  accepts?: (contentType: string) => boolean;
}

/** Maximum characters that are read of a refusal. */
const maxRefusalLength = 16_384;

/** The error has no cause: parser errors quote their input, which is speech. */
export const callFailed = (
  kind: 'unavailable' | 'timeout',
  code: string,
  message: string,
  details: Readonly<Record<string, string | number>> = {},
): AppError => new AppError(kind, code, message, { details });

/** Posts once and passes the answer to `read`. Throws like {@link limitedCall}. */
export function postToOpenAi<T>(
  { baseUrl, apiKey, timeoutMs }: OpenAiServer,
  { path, ...call }: OpenAiCall,
  signal: AbortSignal,
  read: (chunks: AsyncIterable<Buffer>) => AsyncIterable<T>,
): AsyncGenerator<T, void, undefined> {
  const url = `${baseUrl.replace(/\/+$/, '')}${path}`;
  const headers: Record<string, string> = apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` };
  return postTo({ url, headers, timeoutMs, ...call }, signal, read);
}

interface ProviderPost extends Omit<OpenAiCall, 'path'> {
  url: string;
  headers: Record<string, string>;
  /** Limit on a whole call, from connecting to the last byte. */
  timeoutMs: number;
}

export function postTo<T>(
  { url, headers, body, timeoutMs, ...answer }: ProviderPost,
  signal: AbortSignal,
  read: (chunks: AsyncIterable<Buffer>) => AsyncIterable<T>,
): AsyncGenerator<T, void, undefined> {
  return limitedCall(timeoutMs, signal, async function* (limited) {
    yield* read(await posted(url, { ...contentOf(body, headers), ...answer, signal: limited }));
  });
}

type BodyOf = ConstructorParameters<typeof Response>[0];

/** Returns a `fetch` that makes one request, follows no redirect and throws AppError `unavailable`. */
export const boundedFetch =
  (maxBytes: number): typeof fetch =>
  async (url, { headers, body, signal } = {}) => {
    const chunks = await posted(url as string, {
      headers: Object.fromEntries(new Headers(headers)),
      body: body as string,
      maxBytes,
      signal: signal ?? undefined,
    });
    return new Response(ReadableStream.from(chunks) as unknown as BodyOf);
  };

/** Ends after `timeoutMs` or with `signal`. @throws the reason of `signal`; AppError `timeout` or `unavailable` */
export async function* limitedCall<T>(
  timeoutMs: number,
  signal: AbortSignal,
  call: (limited: AbortSignal) => AsyncIterable<T>,
): AsyncGenerator<T, void, undefined> {
  signal.throwIfAborted();
  const over = new AbortController();
  const limited = AbortSignal.any([signal, over.signal, AbortSignal.timeout(timeoutMs)]);
  try {
    yield* call(limited);
  } catch (error) {
    signal.throwIfAborted();
    throw limited.aborted ? tooLate() : (appErrorIn(error) ?? notUnderstood());
  } finally {
    over.abort();
  }
}

interface Post extends Pick<OpenAiCall, 'maxBytes' | 'accepts'> {
  headers: Record<string, string>;
  body: FormData | string;
  signal: AbortSignal | undefined;
}

async function posted(
  url: string,
  { maxBytes, accepts = () => true, ...post }: Post,
): Promise<AsyncGenerator<Buffer>> {
  const { statusCode, body, headers } = await request(url, {
    method: 'POST',
    ...post,
    headersTimeout: 0, // `timeoutMs` limits the wait
    bodyTimeout: 0,
  }).catch((error: unknown) => {
    throw failureOf(error);
  });
  body.on('error', () => undefined);
  if (statusCode === 200 && !accepts(String(headers['content-type'] ?? ''))) {
    body.destroy();
    throw notUnderstood('The server sent another kind of content than requested');
  }
  const chunks = chunksOf(body, statusCode === 200 ? maxBytes : maxRefusalLength);
  if (statusCode === 200) return chunks;
  throw refused(statusCode, statusCode === 400 || statusCode === 422 ? await refusedPart(chunks) : undefined);
}

async function* chunksOf(body: Readable, maxBytes: number): AsyncGenerator<Buffer> {
  try {
    yield* bounded(body, maxBytes);
  } catch (error) {
    throw failureOf(error);
  } finally {
    body.destroy();
  }
}

function contentOf(
  body: OpenAiCall['body'],
  headers: Record<string, string>,
): Pick<Post, 'headers' | 'body'> {
  if (isForm(body)) return { headers, body };
  return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

const isForm = (body: OpenAiCall['body']): body is FormData =>
  Object.prototype.toString.call(body) === '[object FormData]';

/** @throws AppError `unavailable` beyond `maxBytes` */
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

export const tooLate = () => callFailed('timeout', 'MODEL_TIMEOUT', 'The model did not answer in time');

export const malformedCode = 'MODEL_ANSWER_INVALID';

export const notUnderstood = (message = 'The model server sent an answer that cannot be read') =>
  callFailed('unavailable', malformedCode, message);

/** Error codes of refused parts of a request, which can be left out. */
export const refusedCodes = { schema: 'MODEL_SCHEMA_REFUSED', usage: 'MODEL_USAGE_REFUSED' } as const;

/** Names of the parts in the requests of all providers; some are given the schema as a tool. */
const refusedParts: readonly [keyof typeof refusedCodes, RegExp][] = [
  ['usage', /stream_options|include_usage/],
  [
    'schema',
    /json_schema|response_?(format|(json_?)?schema|mime_?type)|output_config|tool.?(use|choice|config)/i,
  ],
];

async function refusedPart(chunks: AsyncIterable<Buffer>): Promise<keyof typeof refusedCodes | undefined> {
  let text = '';
  try {
    for await (const chunk of chunks) text += chunk.toString('utf8');
  } catch {
    // the beginning is enough
  }
  return refusedParts.find(([, name]) => name.test(text))?.[0];
}

const refused = (status: number, part: keyof typeof refusedCodes | undefined) =>
  callFailed(
    status === 408 || status === 504 ? 'timeout' : 'unavailable',
    status === 429 ? 'MODEL_RATE_LIMITED' : part ? refusedCodes[part] : 'MODEL_REFUSED',
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

/** Returns the AppError behind an error of the SDK, whose own errors contain requests and answers. */
function appErrorIn(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  return error instanceof Error ? appErrorIn(error.cause) : undefined;
}
