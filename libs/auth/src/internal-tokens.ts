import { createSecretKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { AppError } from '@colloquy/kernel';

/** Lifetime of a token between services, seconds. */
const lifetimeSeconds = 60;

/** What a token between services says, beside who it is for. */
export interface InternalTokens<Claims extends object> {
  /** A token for one target service; valid for 60 s. */
  sign(claims: Claims, audience: string): string;
  /** @throws AppError `unauthenticated` when it is not ours, has expired or is meant for another service. */
  verify(token: string, audience: string): Claims;
}

/**
 * Tokens that one service issues and another verifies with the same secret (HS256).
 * @param use a word that keeps tokens of different uses apart, even under one secret
 */
export function makeInternalTokens<Claims extends object>(options: {
  secret: string;
  use: string;
}): InternalTokens<Claims> {
  // a KeyObject made once: passing the string costs thirty times as much per call
  const key = createSecretKey(Buffer.from(options.secret, 'utf8'));
  return {
    sign: (claims, audience) =>
      jwt.sign({ claims }, key, {
        algorithm: 'HS256',
        expiresIn: lifetimeSeconds,
        audience,
        issuer: `colloquy:${options.use}`,
      }),
    verify: (token, audience) => {
      try {
        const payload = jwt.verify(token, key, {
          algorithms: ['HS256'],
          audience,
          issuer: `colloquy:${options.use}`,
        }) as { claims: Claims };
        return payload.claims;
      } catch (error) {
        throw new AppError('unauthenticated', undefined, 'Invalid internal token', { cause: error });
      }
    },
  };
}

/** The same token for as long as it is good for another half of its life: signing once per call is wasted work. */
export function cachedSigner(
  sign: (audience: string) => string,
  now: () => number = Date.now,
): (audience: string) => string {
  const cache = new Map<string, { token: string; until: number }>();
  return (audience) => {
    const known = cache.get(audience);
    if (known && known.until > now()) return known.token;
    const token = sign(audience);
    cache.set(audience, { token, until: now() + (lifetimeSeconds * 1000) / 2 });
    return token;
  };
}
