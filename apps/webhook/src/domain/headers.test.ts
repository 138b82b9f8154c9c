import { customHeaders } from './headers';

test('custom headers are sent unchanged', () => {
  const given = { Authorization: 'Bearer abc', 'X-Trace': 'ü\tq', Cookie: 'a=b; c="d"' };
  expect(customHeaders(given)).toEqual(Object.entries(given));
});

test.each([
  'Content-Type',
  'content-type',
  'Host',
  'Content-Length',
  'Transfer-Encoding',
  'Connection',
  'Keep-Alive',
  'Upgrade',
  'Trailer',
  'TE',
  'Expect',
  'Proxy-Authorization',
  'Proxy-Connection',
  'PROXY-ANYTHING',
  'Forwarded',
  'X-Forwarded-For',
  'x-forwarded-host',
])('%s cannot be set by a subscription', (name) => {
  expect(customHeaders({ [name]: 'x', 'X-Kept': 'y' })).toEqual([['X-Kept', 'y']]);
});

test.each([
  ['a line break', { 'X-A': 'a\r\nX-B: b' }],
  ['a carriage return', { 'X-A': 'a\rb' }],
  ['a line feed', { 'X-A': 'a\nb' }],
  ['a NUL', { 'X-A': 'a\0b' }],
  ['another control character', { 'X-A': 'a\x7fb' }],
  ['a character no header can carry', { 'X-A': '€' }],
  ['a name with a line break', { 'X-A\r\nX-B': 'b' }],
  ['a name with a space', { 'X A': 'b' }],
  ['a name with a colon', { 'X-A:': 'b' }],
  ['no name', { '': 'b' }],
  ['a bad value of a reserved name', { Host: 'a\nb' }],
])('headers with %s are refused', (_what, given) => {
  expect(customHeaders(given as Record<string, string>)).toBeUndefined();
});

test('if a name occurs in two spellings, only the later header is sent', () => {
  expect(customHeaders({ 'X-Key': '1', 'x-key': '2' })).toEqual([['x-key', '2']]);
});

test('a header named like an object property is a normal header', () => {
  const given = JSON.parse('{"__proto__":"a","constructor":"b"}') as Record<string, string>;
  expect(customHeaders(given)).toEqual([
    ['__proto__', 'a'],
    ['constructor', 'b'],
  ]);
});
