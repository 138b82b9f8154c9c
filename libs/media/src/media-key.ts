import { AppError } from '@colloquy/kernel';

const segment = '[A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*';
const keyPattern = new RegExp(`^${segment}(?:/${segment}){0,7}$`);
const prefixPattern = new RegExp(`^(?:${segment}/){1,8}$`);
const maxLength = 512;

/** Returns whether a key is one to eight segments that need no escaping, at most 512 characters. */
export function isMediaKey(key: string): boolean {
  return key.length <= maxLength && keyPattern.test(key);
}

/** @throws AppError `invalid` (INVALID_MEDIA_KEY) unless {@link isMediaKey} */
export function checkMediaKey(key: string): void {
  if (!isMediaKey(key))
    throw new AppError('invalid', 'INVALID_MEDIA_KEY', 'This is not a valid key of a media object');
}

/** @throws AppError `invalid` (INVALID_MEDIA_KEY) unless both are prefixes and neither contains the other */
export function checkMove(from: string, to: string): void {
  checkMediaPrefix(from);
  checkMediaPrefix(to);
  if (from.startsWith(to) || to.startsWith(from)) {
    throw new AppError('invalid', 'INVALID_MEDIA_KEY', 'A prefix cannot be moved into itself');
  }
}

/** @throws AppError `invalid` (INVALID_MEDIA_KEY) unless the prefix is whole segments with a trailing `/` */
export function checkMediaPrefix(prefix: string): void {
  if (prefix.length > maxLength || !prefixPattern.test(prefix)) {
    throw new AppError('invalid', 'INVALID_MEDIA_KEY', 'This is not a valid prefix of media objects');
  }
}
