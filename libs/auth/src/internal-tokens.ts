import { createSecretKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { AppError, type Clock } from '@colloquy/kernel';
import { makeExpiringCache } from './expiring-cache';

const lifetimeSeconds = 60;

export interface InternalTokens<Claims extends object> {
  /** Signs a token for one target service, valid for 29 to 60 s. */
  sign(claims: Claims, audience: string): string;
  verify(token: string, audience: string): Claims;
}

const maxCachedTokens = 10_000;

/** Uses HS256. Both sides cache, because signing and verifying cost more than most requests. */
export function makeInternalTokens<Claims extends object>(options: {
  secret: string;
  use: string;
  clock: Clock;
  /** Time that a token is accepted beyond its expiry. */
  clocksApartSeconds: number;
}): InternalTokens<Claims> {
  const { use, clock, clocksApartSeconds } = options;
  const now = () => clock.now().getTime();
  // a string as key costs thirty times as much per call
  const key = createSecretKey(Buffer.from(options.secret, 'utf8'));
  const issuer = `colloquy:${use}`;
  const seconds = () => Math.floor(now() / 1000);

  const signed = makeExpiringCache<string>(maxCachedTokens, now);
  const verified = makeExpiringCache<Claims>(maxCachedTokens, now);
  return {
    sign(claims, audience) {
      const asked = JSON.stringify([audience, claims]);
      const known = signed.find(asked);
      if (known !== undefined) return known;
      const iat = seconds();
      const token = jwt.sign({ claims, iat, exp: iat + lifetimeSeconds }, key, {
        algorithm: 'HS256',
        audience,
        issuer,
      });
      signed.keep(asked, token, now() + (lifetimeSeconds * 1000) / 2);
      return token;
    },
    verify(token, audience) {
      const asked = `${audience} ${token}`;
      const known = verified.find(asked);
      if (known) return known;
      try {
        const payload = jwt.verify(token, key, {
          algorithms: ['HS256'],
          audience,
          issuer,
          clockTimestamp: seconds(),
          clockTolerance: clocksApartSeconds,
        }) as { claims: Claims; exp: number };
        const claims = Object.freeze(payload.claims);
        verified.keep(asked, claims, (payload.exp + clocksApartSeconds) * 1000);
        return claims;
      } catch (error) {
        throw new AppError('unauthenticated', undefined, 'Invalid internal token', { cause: error });
      }
    },
  };
}
