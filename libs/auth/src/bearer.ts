import jwt from 'jsonwebtoken';
import { AppError } from '@colloquy/kernel';
import { makeKeySet } from './key-set';

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

/**
 * Keys come from the provider's discovery document and are kept; an unknown key id asks for them again, at
 * most once in 30 s. Only RS256 and ES256 are accepted; clocks may differ by 60 s.
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
          algorithms: ['RS256', 'ES256'],
          issuer: options.issuer,
          audience: options.audience,
          clockTolerance: 60,
        });
        if (typeof payload === 'string' || !payload.sub || !payload.exp)
          throw new Error('no subject or expiry');
        return { issuer: options.issuer, subject: payload.sub };
      } catch (error) {
        throw refused(error);
      }
    },
  };
}

function headerOf(token: string): jwt.JwtHeader {
  try {
    const decoded = jwt.decode(token, { complete: true });
    if (decoded && (decoded.header.alg === 'RS256' || decoded.header.alg === 'ES256')) return decoded.header;
  } catch {
    // a token that cannot be decoded is refused like any other
  }
  throw refused();
}

const refused = (cause?: unknown) =>
  new AppError('unauthenticated', undefined, 'Invalid access token', { cause });
