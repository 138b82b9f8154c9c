export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    /** Stable code, such as `MISSING_REQUIRED_VARIABLES`; absent if the status suffices. */
    readonly code: string | undefined,
    message: string,
    /** The whole response body, with further fields such as `missing`. */
    readonly body: unknown,
    /** Seconds until the next request can succeed; only with status 429. */
    readonly retryAfterSeconds?: number,
    /** Id of the request in the logs of the service. */
    readonly requestId?: string,
  ) {
    super(message);
  }
}

interface Result {
  data?: unknown;
  error?: unknown;
  response: Response;
}

type AnswerOf<R extends Result> = Extract<R, { error?: never }>['data'];

/** Returns the body of a successful response. @throws ApiError */
export async function answerOf<R extends Result>(call: Promise<R>): Promise<AnswerOf<R>> {
  const { data, error, response } = await call;
  if (response.ok) return data;
  const { error: message, code } = (typeof error === 'object' ? (error ?? {}) : {}) as Record<
    string,
    unknown
  >;
  const retryAfter = Number(response.headers.get('retry-after') ?? undefined);
  throw new ApiError(
    response.status,
    typeof code === 'string' ? code : undefined,
    typeof message === 'string' ? message : `The API answered ${response.status}`, // perhaps from a proxy in between
    error,
    Number.isFinite(retryAfter) ? retryAfter : undefined,
    response.headers.get('x-request-id') ?? undefined,
  );
}
