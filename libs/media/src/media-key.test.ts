import { checkMediaPrefix, isMediaKey } from './media-key';

test.each([
  'a',
  'audio.webm',
  '7f9c0e62-0d7f-4b7a-9d55-0e7a4a1c1b11/0b7c5f0e-63a4-4d0e-8a55-0f6f5ad2c9f1/s/transcript.en.json',
  'a/b/c/d/e/f/g/h',
  'chunk_000001',
])('%j is a key', (key) => {
  expect(isMediaKey(key)).toBe(true);
});

test.each([
  '',
  '/',
  '/a',
  'a/',
  'a//b',
  '.',
  '..',
  'a/..',
  '../a',
  'a..b',
  '.hidden',
  'a/.hidden',
  'trailing.',
  'a\\b',
  'C:\\a',
  'a%2e',
  'a?b',
  'a#b',
  'a b',
  'a\nb',
  'a\u0000',
  'é',
  'a/b/c/d/e/f/g/h/i',
  'x'.repeat(513),
])('%j is not a key', (key) => {
  expect(isMediaKey(key)).toBe(false);
});

test('a prefix ends at a segment', () => {
  expect(() => checkMediaPrefix('a/b/')).not.toThrow();
  for (const prefix of ['', '/', 'a', 'a/b', '../', 'a/../', 'a//']) {
    expect(() => checkMediaPrefix(prefix)).toThrow('not a valid prefix');
  }
});
