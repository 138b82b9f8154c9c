import { S3ServiceException } from '@aws-sdk/client-s3';
import { AppError } from '@colloquy/kernel';
import { storageError, storeUnavailable } from '../storage-error';

/** Returns whether the object does not exist; a missing bucket does not count. */
export function isNoSuchObject(error: unknown): boolean {
  return error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.name === 'NotFound');
}

function s3Error(error: unknown): unknown {
  const known = storageError(error);
  if (known instanceof AppError) return known;
  const status = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;
  if (status < 400 || status >= 500 || status === 408 || status === 429) return storeUnavailable(error);
  return new AppError('internal', 'MEDIA_STORE_REFUSED', 'The media store refused a request', {
    cause: error,
  });
}

export function withS3Errors<A extends unknown[], R>(
  action: (...args: A) => Promise<R>,
): (...args: A) => Promise<R> {
  return (...args) =>
    action(...args).catch((error: unknown) => {
      throw s3Error(error);
    });
}
