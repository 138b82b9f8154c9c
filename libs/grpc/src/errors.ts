import { Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { AppError, type ErrorDetails, type ErrorKind, errorKinds } from '@colloquy/kernel';

/** The only mapping from error kinds to gRPC status codes. */
const statusOfKind: Readonly<Record<ErrorKind, status>> = {
  invalid: status.INVALID_ARGUMENT,
  unauthenticated: status.UNAUTHENTICATED,
  forbidden: status.PERMISSION_DENIED,
  'not-found': status.NOT_FOUND,
  conflict: status.FAILED_PRECONDITION,
  'too-large': status.OUT_OF_RANGE,
  'rate-limited': status.RESOURCE_EXHAUSTED,
  unavailable: status.UNAVAILABLE,
  timeout: status.DEADLINE_EXCEEDED,
  internal: status.INTERNAL,
};

const kindOfStatus = new Map<status, ErrorKind>([
  ...errorKinds.map((kind) => [statusOfKind[kind], kind] as const),
  [status.CANCELLED, 'unavailable'],
  [status.UNIMPLEMENTED, 'unavailable'], // during a rolling update, a peer may be older
]);

/** Metadata key that distinguishes errors of a handler from those of the transport. */
const answeredKey = 'error-kind';

/** Converts an error to a gRPC status; kind, code and details go into the metadata. */
export function toStatus(error: AppError): { code: status; details: string; metadata: Metadata } {
  const metadata = new Metadata();
  metadata.set(answeredKey, error.kind);
  if (error.code) metadata.set('error-code', error.code);
  if (error.kind !== 'internal' && Object.keys(error.details).length > 0) {
    metadata.set('error-details-bin', Buffer.from(JSON.stringify(error.details)));
  }
  const details = error.kind === 'internal' ? 'Internal error' : error.message;
  return { code: statusOfKind[error.kind], details, metadata };
}

/** Returns whether the connection was lost; the retry policy of a channel covers only UNAVAILABLE. */
export function wasLost(thrown: unknown): boolean {
  const error = thrown as Partial<ServiceError>;
  return (
    !isAnswered(error) &&
    (error.code === status.UNAVAILABLE || error.code === status.CANCELLED || wasReset(error))
  );
}

/** Returns whether the deadline passed without any response from the peer. */
export function wasUnanswered(thrown: unknown): boolean {
  const error = thrown as Partial<ServiceError>;
  return error.code === status.DEADLINE_EXCEEDED && !isAnswered(error);
}

const isAnswered = ({ metadata }: Partial<ServiceError>) => (metadata?.get(answeredKey) ?? []).length > 0;

const wasReset = ({ code, details }: Partial<ServiceError>) =>
  code === status.INTERNAL && details?.startsWith('Received RST_STREAM') === true;

export function fromStatus(error: ServiceError, peer: string): AppError {
  const kind = wasReset(error) ? 'unavailable' : (kindOfStatus.get(error.code) ?? 'internal');
  const code = error.metadata?.get('error-code')[0]?.toString();
  const message = kind === 'unavailable' || kind === 'timeout' ? `${peer} is not available` : error.details;
  return new AppError(kind, code, message, { details: detailsOf(error.metadata), cause: error });
}

function detailsOf(metadata: Metadata | undefined): ErrorDetails {
  const bytes = metadata?.get('error-details-bin')[0];
  if (!Buffer.isBuffer(bytes)) return {};
  try {
    return JSON.parse(bytes.toString('utf8')) as ErrorDetails;
  } catch {
    return {};
  }
}
