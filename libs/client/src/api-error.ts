/** A refusal of the API. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** The HTTP status. */
    readonly status: number,
    /** Stable, such as `MISSING_REQUIRED_VARIABLES`; absent when the status says all. */
    readonly code: string | undefined,
    message: string,
    /** The whole answer, with the fields that help, such as `missing`. */
    readonly body: unknown,
    /** When the next request can succeed, of 429. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

interface Result {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** What the API gives when it does not refuse. */
type AnswerOf<R extends Result> = Extract<R, { error?: never }>['data'];

/**
 * What the API answered to a call of the client.
 * @throws ApiError when it refused
 */
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
    typeof message === 'string' ? message : `The API answered ${response.status}`, // a proxy in between did
    error,
    Number.isFinite(retryAfter) ? retryAfter : undefined,
  );
}
