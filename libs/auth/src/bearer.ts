import { hash, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { AppError, type Clock, systemClock } from '@colloquy/kernel';
import { acceptedAlgorithms, isAccepted, makeKeySet } from './key-set';
import { makeMemory } from './memory';

/** The person a verified access token was issued for. */
export interface TokenSubject {
  issuer: string;
  subject: string;
}

/** Verifies access tokens of the external identity provider. */
export interface BearerVerifier {
  /**
   * @throws AppError `unauthenticated` for anything but a token the provider signed for us that is valid now;
   * `unavailable` when the key it names has not been seen and the provider cannot be asked.
   */
  verify(token: string): Promise<TokenSubject>;
}

/** Clocks may differ by this much. */
const skewSeconds = 60;

/** How many tokens are remembered; those beyond are verified again. */
const memory = 10_000;

/** A token that was verified, and with which key. */
interface Verified {
  keyId: string | undefined;
  key: KeyObject;
  subject: TokenSubject;
}

/**
 * Keys come from the provider's discovery document and are kept; an unknown key id asks for them again, at
 * most once in 30 s. Only RS256 and ES256 are accepted; clocks may differ by 60 s. A token must say whom it is
 * about and when it ends, cannot have been issued in the future, and cannot ask for extensions (`crit`). A token that
 * was verified stays so until it ends or its key is fetched again; remembered is only its digest.
 */
export function makeBearerVerifier(options: {
  issuer: string;
  audience: string;
  /** By which tokens begin and end; default the machine's. */
  clock?: Clock;
  /** Milliseconds of a clock that is never set; the time between two fetches of the keys is measured with it. */
  now?: () => number;
}): BearerVerifier {
  const { clock = systemClock } = options;
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
        const { sub, exp } = checkedClaims(payload, nowMs());
        const subject = { issuer: options.issuer, subject: sub };
        verified.keep(digest, { keyId, key, subject }, (exp + skewSeconds) * 1000);
        return subject;
      } catch (error) {
        throw refused(error);
      }
    },
  };
}

/** What the library leaves unchecked: it takes the claims' types, and the time of issue, as they come. */
function checkedClaims(payload: string | jwt.JwtPayload, nowMs: number): { sub: string; exp: number } {
  if (typeof payload === 'string') throw new Error('no claims');
  const { sub, exp, iat } = payload as Record<string, unknown>;
  if (typeof sub !== 'string' || sub === '') throw new Error('no subject');
  if (typeof exp !== 'number') throw new Error('no expiry');
  const latest = nowMs / 1000 + skewSeconds;
  if (iat !== undefined && !(typeof iat === 'number' && iat <= latest)) throw new Error('not issued yet');
  return { sub, exp };
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
