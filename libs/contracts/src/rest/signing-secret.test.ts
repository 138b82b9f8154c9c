import { notificationsInput } from './notifications-input';
import { signingKeyOf } from './signing-secret';

const ofBytes = (count: number) => Buffer.alloc(count, 0xfb).toString('base64');

test.each([24, 25, 32, 63, 64])('%s bytes are a key, with or without prefix and padding', (count) => {
  const key = Buffer.alloc(count, 0xfb);
  const written = [ofBytes(count), ofBytes(count).replace(/=/g, ''), `whsec_${ofBytes(count)}`];
  for (const secret of written) expect(signingKeyOf(secret)).toEqual(key);
});

test.each([
  ['nothing', ''],
  ['the prefix alone', 'whsec_'],
  ['23 bytes', ofBytes(23)],
  ['65 bytes', ofBytes(65)],
  ['text that is not base64', 'correct horse battery staple, correct horse'],
  ['URL-safe base64', ofBytes(32).replaceAll('+', '-').replaceAll('/', '_')],
  ['base64 with a line break', `${ofBytes(32)}\n`],
  ['another prefix', `whsk_${ofBytes(32)}`],
])('%s is not a key', (_what, secret) => {
  expect(signingKeyOf(secret)).toBeUndefined();
});

const problemsOf = (attributes: object) =>
  notificationsInput
    .safeParse([{ endpoint: 'https://a.example', attributes }])
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test('only a signed subscription may not set the headers of the signature', () => {
  const headers = { 'Webhook-ID': 'mine' };
  expect(problemsOf({ headers })).toEqual([]);
  expect(problemsOf({ headers, signingSecret: null })).toEqual([]);
  expect(problemsOf({ headers, signingSecret: ofBytes(32) })).toEqual([
    '0.attributes.headers.Webhook-ID: is reserved for the signature',
  ]);
  expect(problemsOf({ headers, signingSecret: '***' })).toHaveLength(1);
});
