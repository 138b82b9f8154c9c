import { hash } from 'node:crypto';
import type { Credentials } from '../use-cases/authenticate';

const capacity = 10_000;
const lifeMs = 10 * 60_000;

/** Remembers digests of valid credentials, which are served even if their address has exhausted its limit. */
export function makeKnownCredentials(now: () => number = Date.now) {
  const validUntil = new Map<string, number>();
  return {
    has: (key: string) => (validUntil.get(key) ?? 0) > now(),
    add(key: string): void {
      validUntil.delete(key);
      validUntil.set(key, now() + lifeMs);
      const [oldest] = validUntil.keys();
      if (validUntil.size > capacity && oldest !== undefined) validUntil.delete(oldest);
    },
  };
}

export function digestOf({ authorization = '', apiKey = '' }: Credentials): string {
  return hash('sha256', JSON.stringify([authorization, apiKey]), 'base64url');
}
