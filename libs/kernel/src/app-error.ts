/**
 * The closed list of ways a request can be refused or fail. Each edge (HTTP, gRPC, messaging) maps it
 * with one table; nothing else decides a status code.
 */
export const errorKinds = [
  'invalid', // the input breaks a rule: 400
  'unauthenticated', // nobody we know: 401
  'forbidden', // somebody we know, who may not: 403
  'not-found', // 404
  'conflict', // the state does not allow it: 409
  'too-large', // 413
  'rate-limited', // 429
  'unavailable', // a dependency cannot be reached now; trying again later is right: 503
  'timeout', // a dependency did not answer in time: 504
  'internal', // our fault: 500
] as const;

/** One of {@link errorKinds}. */
export type ErrorKind = (typeof errorKinds)[number];

/** Facts that help the caller and may be shown to it, such as `{ missing: ['company'] }`. */
export type ErrorDetails = Readonly<Record<string, unknown>>;

/**
 * The one error class of the platform.
 *
 * `message` is shown to callers except for kind `internal`: no secret, no personal data. `code` is
 * SCREAMING_SNAKE_CASE and stable; `undefined` when the kind says all.
 */
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

/**
 * What the MongoDB driver and Node's sockets throw while a dependency cannot be reached. Known here by name,
 * so that an outage reads as an outage at every edge without each storage call translating it.
 */
const outages: ReadonlySet<string> = new Set([
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoPoolClearedError',
  'MongoWaitQueueTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongooseServerSelectionError',
  'MongooseError', // its name for an operation that waited too long for a connection
  'PoolClearedOnNetworkError',
  // a server that is stopping, changes places with another one, or has no room left
  'InterruptedAtShutdown',
  'InterruptedDueToReplStateChange',
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

/** The `AppError` in what was thrown: `unavailable` for a dependency that is out of reach, else `internal`. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isOutage(thrown)) {
    return new AppError('unavailable', undefined, 'Temporarily unavailable', { cause: thrown });
  }
  return new AppError('internal', undefined, 'Internal error', { cause: thrown });
}

/** MongoDB's error of a bulk write has a name of its own; what went wrong is in its `errorResponse`. */
function isOutage(thrown: unknown): boolean {
  const { name, code, codeName, errorResponse } = (thrown ?? {}) as Partial<Record<string, unknown>>;
  const words = [name, code, codeName, (errorResponse as { name?: unknown } | undefined)?.name];
  return words.some((word) => typeof word === 'string' && outages.has(word));
}

/** Whether the same call may succeed later without anybody changing it. */
export function isTransient(thrown: unknown): boolean {
  const { kind } = toAppError(thrown);
  return kind === 'unavailable' || kind === 'timeout';
}
