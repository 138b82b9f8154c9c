import { createSecretKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { AppError, type Clock } from '@colloquy/kernel';
import { makeMemory } from './memory';

/** Lifetime of a token between services. */
const lifetimeSeconds = 60;

/** Signs and verifies tokens between services. */
export interface InternalTokens<Claims extends object> {
  /** Returns a token for one target service. It is valid for at least 29 s, at most 60 s. */
  sign(claims: Claims, audience: string): string;
  /** @throws AppError `unauthenticated` if the token is forged, has expired or is meant for another service */
  verify(token: string, audience: string): Claims;
}

/** Maximum number of cached tokens on either side; further tokens are signed or verified every time. */
const memory = 10_000;

/**
 * Tokens that one service issues and another verifies with the same secret (HS256). Signing and verifying
 * cost more than most requests, so both are cached: the same claims get the same token for half its lifetime,
 * and a verified token is accepted until it expires.
 */
export function makeInternalTokens<Claims extends object>(options: {
  secret: string;
  /** Keeps tokens of different uses apart, even under one secret. */
  use: string;
  clock: Clock;
  /** Tolerated difference between the clocks of two services; a token is accepted that much longer. */
  clocksApartSeconds: number;
}): InternalTokens<Claims> {
  const { use, clock, clocksApartSeconds } = options;
  const now = () => clock.now().getTime();
  // one KeyObject for all calls: passing the string costs thirty times as much per call
  const key = createSecretKey(Buffer.from(options.secret, 'utf8'));
  const issuer = `colloquy:${use}`;
  const seconds = () => Math.floor(now() / 1000);

  const signed = makeMemory<string>(memory, now);
  const verified = makeMemory<Claims>(memory, now);
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
