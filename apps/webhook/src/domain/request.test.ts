import type { EndpointMessage } from '@colloquy/contracts';
import { buildRequest, completedAtOf, hostOf } from './request';

const build = (url: string, more: Partial<EndpointMessage> = {}) =>
  buildRequest({ url, method: '', headers: {}, signingSecret: '', ...more }, '{"a":1}');

test('a subscription without a method is sent as a POST with a JSON body', () => {
  expect(build('https://example.com/hook?x=1#part', { headers: { 'X-Key': 'k' } })).toEqual({
    url: 'https://example.com/hook?x=1',
    method: 'POST',
    headers: [
      ['content-type', 'application/json'],
      ['user-agent', 'Colloquy-Webhook/1.0'],
      ['X-Key', 'k'],
    ],
    body: '{"a":1}',
  });
});

test.each(['POST', 'PUT', 'PATCH', 'post'])('method %s is used', (method) => {
  expect(build('https://example.com', { method })?.method).toBe(method.toUpperCase());
});

test.each(['GET', 'DELETE', 'CONNECT', 'TRACE', 'POST /x HTTP/1.1\r\n', 'ﬁ'])(
  'method %j is refused',
  (method) => {
    expect(build('https://example.com', { method })).toBeUndefined();
  },
);

test.each([
  '',
  'example.com',
  '//example.com',
  'ftp://example.com',
  'file:///etc/passwd',
  'gopher://example.com',
  'data:text/plain,x',
  'javascript:0',
  'http://',
  'https://user@example.com',
  'https://user:secret@example.com',
  'https://:secret@example.com',
  'https://exa mple.com',
  'https://example.com:99999',
])('the URL %j is refused', (url) => {
  expect(build(url)).toBeUndefined();
});

test('a request with an invalid header is refused: without the header the receiver may reject it', () => {
  expect(build('https://example.com', { headers: { Authorization: 'a\nb' } })).toBeUndefined();
});

test('a subscription may set its own user agent', () => {
  expect(build('https://example.com', { headers: { 'User-Agent': 'me' } })?.headers).toEqual([
    ['content-type', 'application/json'],
    ['User-Agent', 'me'],
  ]);
});

test('only a subscription without a signing secret can set the signature headers', () => {
  const headers = { 'Webhook-Signature': 'v1,forged', 'webhook-id': '1', 'X-Key': 'k' };
  const signingSecret = Buffer.alloc(24).toString('base64');
  const namesOf = (more: Partial<EndpointMessage>) =>
    build('https://example.com', { headers, ...more })
      ?.headers.map(([name]) => name)
      .slice(2);
  expect(namesOf({ signingSecret })).toEqual(['X-Key']);
  expect(namesOf({})).toEqual(Object.keys(headers));
  expect(build('https://example.com', { signingSecret })).toMatchObject({ signingSecret });
});

test('a request with an invalid signing secret is refused', () => {
  expect(build('https://example.com', { signingSecret: 'short' })).toBeUndefined();
});

test('the host of a request is its name and port; addresses are normalised', () => {
  const hosts = [
    'https://Example.com:8443/x',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[0:0::1]:80/',
  ].map((url) => {
    const request = build(url);
    return request && hostOf(request);
  });
  expect(hosts).toEqual(['example.com:8443', '127.0.0.1', '127.0.0.1', '[::1]']);
});

test('the time of completion is read from the payload and undefined if the payload has none', () => {
  const at = '2026-03-01T10:00:00.000Z';
  expect(completedAtOf(JSON.stringify({ completedAt: at }))).toEqual(new Date(at));
  for (const payload of ['', 'null', '[]', '{"completedAt":1}', '{"completedAt":"soon"}'])
    expect(completedAtOf(payload)).toBeUndefined();
});
