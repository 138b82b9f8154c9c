import { AppError } from '@colloquy/kernel';

const segment = '[A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*';
const keyPattern = new RegExp(`^${segment}(?:/${segment}){0,7}$`);
const prefixPattern = new RegExp(`^(?:${segment}/){1,8}$`);
const maxLength = 512;

/**
 * Whether `key` names an object: one to eight segments of ASCII letters and digits, separated inside by
 * single `.`, `_` or `-`, joined by `/`, at most 512 characters. Such a key needs no escaping in a URL or a
 * path, and no key means a folder above it.
 */
export function isMediaKey(key: string): boolean {
  return key.length <= maxLength && keyPattern.test(key);
}

/** @throws AppError `invalid` (INVALID_MEDIA_KEY) unless {@link isMediaKey}. */
export function checkMediaKey(key: string): void {
  if (!isMediaKey(key)) throw new AppError('invalid', 'INVALID_MEDIA_KEY', 'Not a key of a media object');
}

/** @throws AppError `invalid` (INVALID_MEDIA_KEY) unless both are prefixes and neither lies below the other. */
export function checkMove(from: string, to: string): void {
  checkMediaPrefix(from);
  checkMediaPrefix(to);
  if (from.startsWith(to) || to.startsWith(from)) {
    throw new AppError('invalid', 'INVALID_MEDIA_KEY', 'Media objects cannot be moved into themselves');
  }
}

/**
 * A prefix is whole segments with a `/` at its end, so that `a/b/` never reaches `a/bc`.
 * @throws AppError `invalid` (INVALID_MEDIA_KEY) for anything else.
 */
export function checkMediaPrefix(prefix: string): void {
  if (prefix.length > maxLength || !prefixPattern.test(prefix)) {
    throw new AppError('invalid', 'INVALID_MEDIA_KEY', 'Not a prefix of media objects');
  }
}
