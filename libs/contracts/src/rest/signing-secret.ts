/** Headers that a signature consists of: https://github.com/standard-webhooks/standard-webhooks, version 1. */
const signatureHeaders: ReadonlySet<string> = new Set([
  'webhook-id',
  'webhook-timestamp',
  'webhook-signature',
]);

/** Whether a signed request has this header from its signature, in whatever case it is written. */
export const isSignatureHeader = (name: string): boolean => signatureHeaders.has(name.toLowerCase());

/** How long a signing key is, bytes; the limits of Standard Webhooks. */
const keyBytes = { min: 24, max: 64 };

/**
 * The key in a signing secret: base64, with or without `whsec_` before it. `undefined` when it is no base64 or
 * not 24 to 64 bytes long.
 */
export function signingKeyOf(secret: string): Buffer | undefined {
  const encoded = secret.startsWith('whsec_') ? secret.slice('whsec_'.length) : secret;
  const key = Buffer.from(encoded, 'base64');
  // what is no base64 is skipped when decoding, so it would not come back
  if (key.toString('base64').replace(/=+$/, '') !== encoded.replace(/=+$/, '')) return undefined;
  return key.length >= keyBytes.min && key.length <= keyBytes.max ? key : undefined;
}
