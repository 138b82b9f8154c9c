import { createInterviewBody } from './interview-input';
import { redirectUrlProblem } from './redirect-url';

const long = (length: number) => `https://a.example/${'x'.repeat(length - 'https://a.example/'.length)}`;

test.each([
  'https://a.example',
  'https://a.example/path?x=1&y=2#part',
  'HTTPS://A.example/',
  'http://localhost',
  'http://localhost:3000/done?x=1',
  'http://127.0.0.1:8080',
  'https://user.example/@handle',
  long(2048),
])('%s is accepted', (url) => {
  expect(redirectUrlProblem(url)).toBeUndefined();
});

test.each([
  ['http://a.example', /https/],
  ['http://127.0.0.1.evil.example', /https/],
  ['http://localhost.evil.example', /https/],
  ['http://127.0.0.2', /https/],
  ['http://0x7f.1', /https/],
  ['http://[::1]', /https/],
  ['http://localhost@evil.example', /credentials/],
  ['https://user:pass@a.example', /credentials/],
  ['https://user@a.example', /credentials/],
  ['https://@a.example', /credentials/],
  ['ftp://a.example', /absolute/],
  ['javascript:alert(1)', /absolute/],
  ['//a.example', /absolute/],
  ['/path', /absolute/],
  ['a.example', /absolute/],
  ['https:a.example', /absolute/],
  ['https:///a.example', /absolute/],
  ['https://', /absolute/],
  ['https://a b.example', /spaces/],
  ['https://a.example\\@evil.example', /backslash/],
  ['java\nscript:alert(1)', /control/],
  ['https://a.example/\u0000', /control/],
  [' https://a.example', /spaces/],
  ['https://a.example:99999', /absolute/],
  [long(2049), /2048/],
])('%s is refused', (url, rule) => {
  expect(redirectUrlProblem(url)).toMatch(rule);
});

test('an empty string or null is accepted: it clears the address', () => {
  expect(createInterviewBody.shape.redirectUrl.safeParse('').success).toBe(true);
  expect(createInterviewBody.shape.redirectUrl.safeParse(null).success).toBe(true);
});
