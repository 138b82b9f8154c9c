import { createHmac, createSecretKey } from 'node:crypto';
import type { KeyMaker } from '../domain/ports';
import { generateKey, isKey, prefixOf } from './key-text';

/** A stolen database lacks the pepper, so it cannot verify guesses. */
export function makeKeyMaker(pepper: string): KeyMaker {
  const secret = createSecretKey(Buffer.from(pepper, 'utf8'));
  return {
    generate: generateKey,
    prefixOf,
    hashOf: (key) => (isKey(key) ? createHmac('sha256', secret).update(key).digest('base64url') : undefined),
  };
}
