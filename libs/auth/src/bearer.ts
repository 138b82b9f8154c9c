import { hash, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { AppError, type Clock, systemClock } from '@colloquy/kernel';
import { acceptedAlgorithms, isAccepted, makeKeySet } from './key-set';
import { makeMemory } from './memory';
import { type Role, type RoleNames, roleOf, statesRoles } from './role';

/** The user that a verified access token was issued for. */
export interface TokenSubject {
  issuer: string;
  subject: string;
  /** As the claims of the token state it. */
  role: Role;
}

/** Verifies access tokens of the external identity provider. */
export interface BearerVerifier {
  /**
   * @throws AppError `unauthenticated` unless the provider signed the token for us and it is valid now;
   * `unavailable` if its key is unknown and the provider cannot be reached
   */
  verify(token: string): Promise<TokenSubject>;
}

/** Tolerated difference between clocks. */
const skewSeconds = 60;

/** Maximum number of cached tokens; further tokens are verified on every request. */
const memory = 10_000;

/** A verified token and the key that verified it. */
interface Verified {
  keyId: string | undefined;
  key: KeyObject;
  subject: TokenSubject;
}

/**
 * Verifies tokens with the keys from the provider's discovery document. An unknown key id fetches the keys again, at
 * most once in 30 s. Only RS256 and ES256 are accepted; clocks may differ by 60 s. A token must have a subject and an
 * expiry, must not be issued in the future, and must not have critical extensions (`crit`). A verified token is
 * cached until it expires or its key is fetched again; the cache stores only its digest.
 */
export function makeBearerVerifier(options: {
  issuer: string;
  audience: string;
  /** Where tokens state roles; without it every user is an administrator. */
  roles?: RoleNames;
  /** Called once, when a valid token lacks the claim with the roles, so that its user is an administrator. */
  onRolesMissing?: () => void;
  /** The clock that validates tokens; default: the machine's. */
  clock?: Clock;
  /** Milliseconds of a monotonic clock, for the time between two fetches of the keys. */
  now?: () => number;
}): BearerVerifier {
  const { clock = systemClock, roles } = options;
  let { onRolesMissing } = options;
  const nowMs = () => clock.now().getTime();
  const keys = makeKeySet(options.issuer, options.now);
  const verified = makeMemory<Verified>(memory, nowMs);
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

/** Checks what jsonwebtoken does not: the types of the claims and the time of issue. */
function checkedClaims(payload: string | jwt.JwtPayload, nowMs: number, roles: RoleNames | undefined) {
  if (typeof payload === 'string') throw new Error('no claims');
  const { sub, exp, iat } = payload as Record<string, unknown>;
  if (typeof sub !== 'string' || sub === '') throw new Error('no subject');
  if (typeof exp !== 'number') throw new Error('no expiry');
  const latest = nowMs / 1000 + skewSeconds;
  if (iat !== undefined && !(typeof iat === 'number' && iat <= latest)) throw new Error('not issued yet');
  const role: Role = roles ? roleOf(payload, roles) : 'administrator';
  return { sub, exp, role, hasRoles: !roles || statesRoles(payload, roles) };
}

function headerOf(token: string): jwt.JwtHeader {
  try {
    const decoded = jwt.decode(token, { complete: true });
    if (decoded && isAccepted(decoded.header.alg) && !('crit' in decoded.header)) return decoded.header;
  } catch {
    // a token that cannot be decoded is refused like any other
  }
  throw refused();
}

const refused = (cause?: unknown) =>
  new AppError('unauthenticated', undefined, 'Invalid access token', { cause });
