import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Verify } from './signed-request';

/** HMAC-SHA1 over the URL that Twilio called and the form's fields, sorted by name and concatenated. */
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

/** Compares in constant time. */
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

/** Twilio signs the address with its query and the fields of the form. */
export function twilioSignatures(authToken: string): Verify {
  return ({ url, header, body }) => {
    const fields = Object.fromEntries(new URLSearchParams(body));
    return isSigned(header('x-twilio-signature'), url, fields, authToken);
  };
}
