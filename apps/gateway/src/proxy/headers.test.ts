import { requestHeaders, responseHeaders } from './headers';

test('hop-by-hop headers, credentials and platform headers of a request are not forwarded', () => {
  expect(
    requestHeaders({
      accept: 'application/json',
      'x-request-id': 'r1',
      range: 'bytes=0-9',
      host: 'api.example.com',
      authorization: 'Bearer x',
      'x-api-key': 'ck_x',
      cookie: 'a=b',
      connection: 'keep-alive, X-Private',
      'x-private': '1',
      'keep-alive': 'timeout=5',
      te: 'trailers',
      'transfer-encoding': 'chunked',
      upgrade: 'h2c',
      'http2-settings': 'x',
      expect: '100-continue',
      'proxy-authorization': 'Basic x',
      forwarded: 'for=1.2.3.4',
      'x-forwarded-for': '1.2.3.4',
      'x-colloquy-principal': 'forged',
      'x-colloquy-anything': 'forged',
    }),
  ).toEqual({ accept: 'application/json', 'x-request-id': 'r1', range: 'bytes=0-9' });
});

test('hop-by-hop headers and platform headers of an answer are not passed to the client', () => {
  expect(
    responseHeaders({
      'content-type': 'application/json',
      'x-transcript-variant': 'original',
      'set-cookie': ['a=b', 'c=d'],
      connection: 'close',
      'transfer-encoding': 'chunked',
      'x-colloquy-internal': '1',
    }),
  ).toEqual({
    'content-type': 'application/json',
    'x-transcript-variant': 'original',
    'set-cookie': ['a=b', 'c=d'],
  });
});
