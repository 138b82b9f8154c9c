import { AppError } from '@colloquy/kernel';
import { checkContentType } from './content-type';
import { checkMediaKey } from './media-key';
import { defaultExpirySeconds, maxPageSize, type SignedUrlOptions } from './media-store';

const maxExpirySeconds = 7 * 24 * 3600;

/** Validates the options of a signed URL. */
export function checkSignedUrl(key: string, options: SignedUrlOptions): number {
  checkMediaKey(key);
  if (options.contentType !== undefined) checkContentType(options.contentType);
  const seconds = options.expiresInSeconds ?? defaultExpirySeconds;
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > maxExpirySeconds) {
    throw new AppError('invalid', undefined, `expiresInSeconds must be 1 to ${maxExpirySeconds}`);
  }
  return seconds;
}

export function pageSize(limit = maxPageSize): number {
  return Math.max(1, Math.min(maxPageSize, Math.trunc(limit)));
}

export function checkLength(sizeBytes: number, contentLength: number | undefined): void {
  if (contentLength !== undefined && contentLength !== sizeBytes) {
    throw new AppError('invalid', 'LENGTH_MISMATCH', 'The body differs from the announced length');
  }
}

export function mediaNotFound(): AppError {
  return new AppError('not-found', 'MEDIA_NOT_FOUND', 'There is no such media object');
}
