import { hash } from 'node:crypto';
import type { Credentials } from '../use-cases/authenticate';

const memory = 10_000;
const keepMs = 10 * 60_000;

/**
 * Remembers which credentials were valid lately, as digests, so that an address from which somebody guesses
 * stays open to those behind it who need not guess. Being known proves nothing: every request is verified.
 */
export function makeKnownCredentials(now: () => number = Date.now) {
  const until = new Map<string, number>();
  return {
    /** @param key of {@link digestOf} */
    has: (key: string) => (until.get(key) ?? 0) > now(),
    add(key: string): void {
      until.delete(key);
      until.set(key, now() + keepMs);
      const [oldest] = until.keys();
      if (until.size > memory && oldest !== undefined) until.delete(oldest);
    },
  };
}

/** What credentials are remembered by. */
export function digestOf({ authorization = '', apiKey = '' }: Credentials): string {
  return hash('sha256', JSON.stringify([authorization, apiKey]), 'base64url');
}
