import { generateKey, isKey, prefixOf } from './key-text';

test('a new key has 38 random base62 characters after its marker', () => {
  const keys = Array.from({ length: 1000 }, generateKey);
  expect(new Set(keys).size).toBe(1000);
  for (const key of keys) expect(key).toMatch(/^ck_[0-9A-Za-z]{38}$/);
  expect(keys.every(isKey)).toBe(true);
});

// computed with Python's zlib.crc32
test.each(['ck_000000000000000000000000000000004Jl4ev', 'ck_0000000000000000000000000000000206el9J'])(
  'the checksum of %s is the base62 CRC32 of the characters before it, padded on the left',
  (key) => expect(isKey(key)).toBe(true),
);

test.each([
  ['an empty string', ''],
  ['only the marker', 'ck_'],
  ['a shortened key', generateKey().slice(0, -1)],
  ['a lengthened key', `${generateKey()}0`],
  ['a key with another marker', generateKey().replace('ck_', 'sk_')],
  ['a key and a line break', `${generateKey()}\n`],
  ['a key with a wrong checksum', generateKey().replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
])('%s is not a key', (_title, text) => {
  expect(isKey(text)).toBe(false);
});

test('a typing error at any position is detected', () => {
  const key = generateKey();
  for (let at = 3; at < key.length; at++) {
    const typo = key.slice(0, at) + (key[at] === 'a' ? 'b' : 'a') + key.slice(at + 1);
    expect(isKey(typo)).toBe(false);
  }
});

test('the prefix of a key is its first 11 characters', () => {
  const key = generateKey();
  expect(key.startsWith(prefixOf(key))).toBe(true);
  expect(prefixOf(key)).toHaveLength(11);
});
