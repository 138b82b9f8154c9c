import { hash, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { AppError, type Clock, systemClock } from '@colloquy/kernel';
import { acceptedAlgorithms, isAccepted, makeKeySet } from './key-set';
import { makeExpiringCache } from './expiring-cache';
import { type Role, type RoleNames, roleOf, hasRolesClaim } from './role';

interface TokenSubject {
  issuer: string;
  subject: string;
  role: Role;
}

export interface BearerVerifier {
  /** @throws AppError `unauthenticated`; `unavailable` if the key is unknown and the provider cannot be reached */
  verify(token: string): Promise<TokenSubject>;
}

const skewSeconds = 60;

const maxCachedTokens = 10_000;

interface Verified {
  keyId: string | undefined;
  key: KeyObject;
  subject: TokenSubject;
}

/** Requires a subject and an expiry, and refuses critical extensions (`crit`). Caches digests of verified tokens. */
export function makeBearerVerifier(options: {
  issuer: string;
  audience: string;
  roles?: RoleNames;
  onRolesMissing?: () => void;
  clock?: Clock;
  now?: () => number;
}): BearerVerifier {
  const { clock = systemClock, roles } = options;
  let { onRolesMissing } = options;
  const nowMs = () => clock.now().getTime();
  const keys = makeKeySet(options.issuer, options.now);
  const verified = makeExpiringCache<Verified>(maxCachedTokens, nowMs);
  return {
    async verify(token) {
      const digest = hash('sha256', token, 'base64url');
      const known = verified.find(digest);
      const keyId = known ? known.keyId : headerOf(token).kid;
      const key = await keys.find(keyId);
      if (!key) throw refused();
      if (known?.key === key) return known.subject;
      try {
        const payload = jwt.verify(token, key, {
          algorithms: [...acceptedAlgorithms],
          issuer: options.issuer,
          audience: options.audience,
          clockTimestamp: Math.floor(nowMs() / 1000),
          clockTolerance: skewSeconds,
        });
        const { sub, exp, role, hasRoles } = checkedClaims(payload, nowMs(), roles);
        if (!hasRoles) {
          onRolesMissing?.();
          onRolesMissing = undefined;
        }
        const subject = { issuer: options.issuer, subject: sub, role };
        verified.keep(digest, { keyId, key, subject }, (exp + skewSeconds) * 1000);
        return subject;
      } catch (error) {
        throw refused(error);
      }
    },
  };
}

/** jsonwebtoken checks neither the types of the claims nor the time of issue. */
function checkedClaims(payload: string | jwt.JwtPayload, nowMs: number, roles: RoleNames | undefined) {
  if (typeof payload === 'string') throw new Error('no claims');
  const { sub, exp, iat } = payload as Record<string, unknown>;
  if (typeof sub !== 'string' || sub === '') throw new Error('no subject');
  if (typeof exp !== 'number') throw new Error('no expiry');
  const latest = nowMs / 1000 + skewSeconds;
  if (iat !== undefined && !(typeof iat === 'number' && iat <= latest)) throw new Error('not issued yet');
  const role: Role = roles ? roleOf(payload, roles) : 'administrator';
  return { sub, exp, role, hasRoles: !roles || hasRolesClaim(payload, roles) };
}

function headerOf(token: string): jwt.JwtHeader {
  try {
    const decoded = jwt.decode(token, { complete: true });
    if (decoded && isAccepted(decoded.header.alg) && !('crit' in decoded.header)) return decoded.header;
  } catch {
    // refused like any other token
  }
  throw refused();
}

const refused = (cause?: unknown) =>
  new AppError('unauthenticated', undefined, 'Invalid access token', { cause });
