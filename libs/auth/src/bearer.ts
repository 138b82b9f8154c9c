import jwt from 'jsonwebtoken';
import { AppError } from '@colloquy/kernel';
import { acceptedAlgorithms, isAccepted, makeKeySet } from './key-set';

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

/**
 * Keys come from the provider's discovery document and are kept; an unknown key id asks for them again, at
 * most once in 30 s. Only RS256 and ES256 are accepted; clocks may differ by 60 s. A token must say whom it is
 * about and when it ends, cannot have been issued in the future, and cannot ask for extensions (`crit`).
 */
export function makeBearerVerifier(options: {
  issuer: string;
  audience: string;
  /** Milliseconds; the time between two fetches of the keys is measured with it. */
  now?: () => number;
}): BearerVerifier {
  const keys = makeKeySet(options.issuer, options.now);
  return {
    async verify(token) {
      const key = await keys.find(headerOf(token).kid);
      if (!key) throw refused();
      try {
        const payload = jwt.verify(token, key, {
          algorithms: [...acceptedAlgorithms],
          issuer: options.issuer,
          audience: options.audience,
          clockTolerance: skewSeconds,
        });
        return { issuer: options.issuer, subject: subjectOf(payload) };
      } catch (error) {
        throw refused(error);
      }
    },
  };
}

/** What the library leaves unchecked: it takes the claims' types, and the time of issue, as they come. */
function subjectOf(payload: string | jwt.JwtPayload): string {
  if (typeof payload === 'string') throw new Error('no claims');
  const { sub, exp, iat } = payload as Record<string, unknown>;
  if (typeof sub !== 'string' || sub === '') throw new Error('no subject');
  if (typeof exp !== 'number') throw new Error('no expiry');
  const latest = Date.now() / 1000 + skewSeconds;
  if (iat !== undefined && !(typeof iat === 'number' && iat <= latest)) throw new Error('not issued yet');
  return sub;
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
