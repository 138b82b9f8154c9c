/** Each edge (HTTP, gRPC, messaging) maps the kinds with one table; nothing else decides a status code. */
export const errorKinds = [
  'invalid', // invalid input: 400
  'unauthenticated', // unknown caller: 401
  'forbidden', // the caller may not do this: 403
  'not-found', // 404
  'conflict', // the state does not allow it: 409
  'too-large', // 413
  'rate-limited', // 429
  'unavailable', // a dependency is unreachable; a later retry may succeed: 503
  'timeout', // a dependency did not answer in time: 504
  'internal',
] as const;

export type ErrorKind = (typeof errorKinds)[number];

export type ErrorDetails = Readonly<Record<string, unknown>>;

/** Callers see `message`, except for kind `internal`: no secrets, no personal data. `code` is SCREAMING_SNAKE_CASE. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly details: ErrorDetails;

  constructor(
    readonly kind: ErrorKind,
    readonly code: string | undefined,
    message: string,
    options: { details?: ErrorDetails; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.details = options.details ?? {};
  }
}

const outages: ReadonlySet<string> = new Set([
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoPoolClearedError',
  'MongoWaitQueueTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongooseServerSelectionError',
  'MongooseError', // an operation waited too long for a connection
  'PoolClearedOnNetworkError',
  // server codes: stopping, replaced as primary, or out of resources
  'InterruptedAtShutdown',
  'InterruptedDueToReplStateChange',
  'MaxTimeMSExpired', // of a read that a former primary cannot answer
  'NotPrimaryNoSecondaryOk',
  'NotPrimaryOrSecondary',
  'NotWritablePrimary',
  'OutOfDiskSpace',
  'PrimarySteppedDown',
  'ShutdownInProgress',
  'UnsatisfiableWriteConcern',
  'WriteConcernFailed',
  'WriteConcernTimeout',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Converts a thrown value: to `unavailable` if a dependency is unreachable, otherwise to `internal`. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isOutage(thrown)) {
    return new AppError('unavailable', undefined, 'Temporarily unavailable', { cause: thrown });
  }
  return new AppError('internal', undefined, 'Internal error', { cause: thrown });
}

function isOutage(thrown: unknown): boolean {
  const { name, code, codeName, errorResponse } = (thrown ?? {}) as Partial<Record<string, unknown>>;
  const words = [name, code, codeName, (errorResponse as { name?: unknown } | undefined)?.name];
  return words.some((word) => typeof word === 'string' && outages.has(word));
}

export function isTransient(thrown: unknown): boolean {
  const { kind } = toAppError(thrown);
  return kind === 'unavailable' || kind === 'timeout';
}
