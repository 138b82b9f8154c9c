import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OutgoingRequest } from '../domain/request';
import { standardWebhooks } from './standard-webhooks';

const request = (more: Partial<OutgoingRequest> = {}): OutgoingRequest => ({
  url: 'https://example.com/hook',
  method: 'POST',
  headers: [['content-type', 'application/json']],
  body: '{"test": 2432232314}',
  ...more,
});
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const now = new Date(1_614_265_330_999);
const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek';

test('the signature equals the published example of the standard', () => {
  expect(standardWebhooks(request({ signingSecret: secret }), { id, now })).toEqual([
    ['content-type', 'application/json'],
    ['webhook-id', id],
    ['webhook-timestamp', '1614265330'],
    ['webhook-signature', 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='],
  ]);
});

test('a receiver that follows the standard accepts the request and rejects a modified one', () => {
  const accepts = (headers: Record<string, string>, body: string) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const [version, given = ''] = headers['webhook-signature']?.split(',') ?? [];
    const own = createHmac('sha256', key).update(signed).digest();
    const sent = Buffer.from(given, 'base64');
    return version === 'v1' && sent.length === own.length && timingSafeEqual(sent, own);
  };
  const body = '{"ä":"\\n€"}';
  const headers = Object.fromEntries(
    standardWebhooks(request({ signingSecret: secret, body }), { id, now }),
  ) as Record<string, string>;
  expect(accepts(headers, body)).toBe(true);
  expect(accepts(headers, `${body} `)).toBe(false);
  expect(accepts({ ...headers, 'webhook-id': 'other' }, body)).toBe(false);
  expect(accepts({ ...headers, 'webhook-timestamp': '1614265331' }, body)).toBe(false);
});

test('without a secret the headers are unchanged', () => {
  expect(standardWebhooks(request(), { id, now })).toEqual(request().headers);
});
