import { AppError } from '@colloquy/kernel';

const maxLength = 120;
const pattern =
  /^(?:audio\/[a-z0-9.+-]+|video\/webm|application\/(?:json|octet-stream)|text\/(?:plain|vtt))(?:; ?[a-z0-9-]+=(?:[\w.+-]+|"[\w.+, -]+"))*$/i;

/** @throws AppError `invalid` (UNSUPPORTED_CONTENT_TYPE), also for types that a browser would execute */
export function checkContentType(contentType: string): void {
  if (contentType.length > maxLength || !pattern.test(contentType)) {
    throw new AppError(
      'invalid',
      'UNSUPPORTED_CONTENT_TYPE',
      'This content type is not accepted for media objects',
    );
  }
}

/** Returns the type without its parameters, in lower case: `audio/webm` for `audio/webm;codecs=opus`. */
export function essenceOf(contentType: string): string {
  return (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();
}
