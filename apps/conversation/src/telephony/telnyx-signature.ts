import { createPublicKey, verify } from 'node:crypto';
import type { Clock } from '@colloquy/kernel';
import type { Verify } from './signed-request';

const keyBytes = 32;
const toleranceMs = 5 * 60 * 1000;

/**
 * Ed25519 over `<timestamp>|<body>`, in Base64. The tolerance is that of Telnyx's own client
 * (github.com/team-telnyx/telnyx-node, src/lib/webhooks.ts).
 * @param publicKey 32 bytes in Base64; throws an Error for another key
 */
export function telnyxSignatures(publicKey: string, clock: Clock): Verify {
  const bytes = Buffer.from(publicKey, 'base64');
  if (bytes.length !== keyBytes) {
    throw new Error(`TELEPHONY_PUBLIC_KEY must be an Ed25519 key: ${keyBytes} bytes in Base64`);
  }
  const x = bytes.toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return ({ header, body }) => {
    const timestamp = header('telnyx-timestamp') ?? '';
    const signature = Buffer.from(header('telnyx-signature-ed25519') ?? '', 'base64');
    if (!/^\d{1,12}$/.test(timestamp)) return false;
    if (Math.abs(clock.now().getTime() - Number(timestamp) * 1000) > toleranceMs) return false;
    return verify(null, Buffer.from(`${timestamp}|${body}`, 'utf8'), key, signature);
  };
}
