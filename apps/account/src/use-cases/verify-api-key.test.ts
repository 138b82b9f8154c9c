import type { ApiKeyRepository, DirectoryRepository } from '../domain/ports';
import { makeKeyMaker } from '../keys/key-maker';
import { generateKey } from '../keys/key-text';
import { makeVerifyApiKey } from './verify-api-key';

function countingLookups() {
  let lookups = 0;
  const counted = async () => void lookups++;
  const verifyApiKey = makeVerifyApiKey({
    apiKeys: { findActive: counted } as unknown as ApiKeyRepository,
    directory: { statusOf: counted } as unknown as DirectoryRepository,
    keyMaker: makeKeyMaker('k'.repeat(32)),
  });
  return { verifyApiKey, lookups: () => lookups };
}

test.each([
  ['an empty string', () => ''],
  ['a key of another product', () => 'sk_live_123'],
  ['a wrong checksum', () => generateKey().replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
  ['two letters swapped', () => swapped(generateKey())],
  ['a key and a line break', () => `${generateKey()}\n`],
])('%s is refused without a look-up', async (_title, key) => {
  const { verifyApiKey, lookups } = countingLookups();
  await expect(verifyApiKey(key())).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(lookups()).toBe(0);
});

test('a well-formed key is looked up once', async () => {
  const { verifyApiKey, lookups } = countingLookups();
  await expect(verifyApiKey(generateKey())).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(lookups()).toBe(1);
});

function swapped(key: string): string {
  for (let at = 3; ; at++) {
    const [one = '', other = ''] = [key[at], key[at + 1]];
    if (one !== other) return `${key.slice(0, at)}${other}${one}${key.slice(at + 2)}`;
  }
}
