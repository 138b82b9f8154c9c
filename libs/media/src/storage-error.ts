import { AppError } from '@colloquy/kernel';

const outages = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'ESTALE',
  'EMFILE',
  'ENFILE',
  'EACCES',
  'EPERM',
]);

const wordsOf = (error: unknown) => (error ?? {}) as { name?: unknown; code?: unknown };

export function isNotFound(error: unknown): boolean {
  const { code } = wordsOf(error);
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** Converts errors of a disk to `unavailable`, an aborted or overlong transfer to `timeout`. */
export function storageError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const { name, code } = wordsOf(error);
  if (name === 'AbortError' || name === 'TimeoutError') {
    return new AppError('timeout', 'MEDIA_TRANSFER_ENDED', 'The media transfer took too long', {
      cause: error,
    });
  }
  return typeof code === 'string' && outages.has(code) ? storeUnavailable(error) : error;
}

export function storeUnavailable(cause: unknown): AppError {
  return new AppError('unavailable', 'MEDIA_STORE_UNAVAILABLE', 'The media store is unavailable', {
    cause,
  });
}
