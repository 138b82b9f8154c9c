import { AppError } from '@colloquy/kernel';
import { checkContentType } from './content-type';
import { checkMediaKey } from './media-key';
import { defaultExpirySeconds, maxPageSize, type SignedUrlOptions } from './media-store';

const maxExpirySeconds = 7 * 24 * 3600;

/** The rules that are the same for every store, so that a URL means the same whoever signs it. */
export function checkSignedUrl(key: string, options: SignedUrlOptions): number {
  checkMediaKey(key);
  if (options.contentType !== undefined) checkContentType(options.contentType);
  const seconds = options.expiresInSeconds ?? defaultExpirySeconds;
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > maxExpirySeconds) {
    throw new AppError('invalid', undefined, `expiresInSeconds must be 1 to ${maxExpirySeconds}`);
  }
  return seconds;
}

/** Page size between 1 and {@link maxPageSize}. */
export function pageSize(limit = maxPageSize): number {
  return Math.max(1, Math.min(maxPageSize, Math.trunc(limit)));
}

/** Compares what arrived with what was announced. */
export function checkLength(sizeBytes: number, contentLength: number | undefined): void {
  if (contentLength !== undefined && contentLength !== sizeBytes) {
    throw new AppError('invalid', 'LENGTH_MISMATCH', 'The body has another length than announced');
  }
}

/** What `get` says of a key without an object. */
export function mediaNotFound(): AppError {
  return new AppError('not-found', 'MEDIA_NOT_FOUND', 'No such media object');
}
