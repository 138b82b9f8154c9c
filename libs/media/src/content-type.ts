import { AppError } from '@colloquy/kernel';

const maxLength = 120;
const pattern =
  /^(?:audio\/[a-z0-9.+-]+|video\/webm|application\/(?:json|octet-stream)|text\/(?:plain|vtt))(?:; ?[a-z0-9-]+=(?:[\w.+-]+|"[\w.+, -]+"))*$/i;

/**
 * Refuses a content type that the store does not keep. Recordings, JSON and plain text are kept; types that a
 * browser would run, such as HTML or SVG, are not, because objects are served from the platform's own origin.
 * @throws AppError `invalid` (UNSUPPORTED_CONTENT_TYPE).
 */
export function checkContentType(contentType: string): void {
  if (contentType.length > maxLength || !pattern.test(contentType)) {
    throw new AppError('invalid', 'UNSUPPORTED_CONTENT_TYPE', 'Not a content type of a media object');
  }
}

/** The type without its parameters, in lower case: `audio/webm` of `audio/webm;codecs=opus`. */
export function essenceOf(contentType: string): string {
  return (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();
}
