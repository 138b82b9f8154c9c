/** Headers of a signature: https://github.com/standard-webhooks/standard-webhooks, version 1. */
const signatureHeaders: ReadonlySet<string> = new Set([
  'webhook-id',
  'webhook-timestamp',
  'webhook-signature',
]);

/** Returns whether the signature sets this header. Ignores case. */
export const isSignatureHeader = (name: string): boolean => signatureHeaders.has(name.toLowerCase());

/** Allowed lengths of a signing key, from Standard Webhooks. */
const keyBytes = { min: 24, max: 64 };

/**
 * Decodes a signing key: base64, with or without the prefix `whsec_`; `undefined` unless it has 24 to 64
 * bytes.
 */
export function signingKeyOf(secret: string): Buffer | undefined {
  const encoded = secret.startsWith('whsec_') ? secret.slice('whsec_'.length) : secret;
  const key = Buffer.from(encoded, 'base64');
  // decoding skips characters that are not base64, so encoding again shows them
  if (key.toString('base64').replace(/=+$/, '') !== encoded.replace(/=+$/, '')) return undefined;
  return key.length >= keyBytes.min && key.length <= keyBytes.max ? key : undefined;
}
