import { generateKeyPairSync, sign } from 'node:crypto';
import { telnyxSignatures } from './telnyx-signature';

const nowMs = 1_790_000_000_000;
const clock = { now: () => new Date(nowMs) };
const body = 'CallSid=v3%3Aabc&CallStatus=completed&From=%2B4930123456';
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');

function request(change: { timestamp?: string; signed?: string; body?: string; signature?: string } = {}) {
  const { timestamp = String(nowMs / 1000), signed = `${timestamp}|${body}` } = change;
  const signature = change.signature ?? sign(null, Buffer.from(signed), privateKey).toString('base64');
  const headers: Record<string, string> = {
    'telnyx-timestamp': timestamp,
    'telnyx-signature-ed25519': signature,
  };
  return { url: 'https://x/', body: change.body ?? body, header: (name: string) => headers[name] };
}

const verify = telnyxSignatures(raw, clock);

test('a request is accepted within 5 minutes of its signature', () => {
  expect(verify(request())).toBe(true);
  for (const seconds of [-300, 300]) {
    expect(verify(request({ timestamp: String(nowMs / 1000 + seconds) }))).toBe(true);
  }
  for (const seconds of [-301, 301]) {
    expect(verify(request({ timestamp: String(nowMs / 1000 + seconds) }))).toBe(false);
  }
});

test('a request with another body, time, key or no signature is refused', () => {
  expect(verify(request({ body: `${body}&` }))).toBe(false);
  expect(verify(request({ signed: `${nowMs / 1000 - 1}|${body}` }))).toBe(false);
  expect(verify(request({ signed: body }))).toBe(false);
  for (const timestamp of ['', 'now', '1e9', '-1', '9'.repeat(400)]) {
    expect(verify(request({ timestamp }))).toBe(false);
  }
  for (const signature of ['', '%', 'AAAA', Buffer.alloc(64).toString('base64')]) {
    expect(verify(request({ signature }))).toBe(false);
  }
  const another = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x ?? '';
  const others = telnyxSignatures(Buffer.from(another, 'base64url').toString('base64'), clock);
  expect(others(request())).toBe(false);
});

test('a key of another length is refused at the start', () => {
  expect(() => telnyxSignatures('c2hvcnQ=', clock)).toThrow('TELEPHONY_PUBLIC_KEY');
});
