import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A provider's signature of a request: HMAC-SHA1 over the address as the provider called it and the form's fields,
 * sorted by name and written one after the other.
 */
export function signatureOf(
  url: string,
  fields: Readonly<Record<string, string>>,
  authToken: string,
): string {
  const signed = Object.keys(fields)
    .sort()
    .reduce((text, name) => `${text}${name}${fields[name]}`, url);
  return createHmac('sha1', authToken).update(signed, 'utf8').digest('base64');
}

/** Whether a request carries that signature; compared in constant time. */
export function isSigned(
  given: string | undefined,
  url: string,
  fields: Readonly<Record<string, string>>,
  authToken: string,
): boolean {
  const expected = Buffer.from(signatureOf(url, fields, authToken));
  const actual = Buffer.from(given ?? '');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
