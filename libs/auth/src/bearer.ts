import jwt from 'jsonwebtoken';
import { JwksClient } from 'jwks-rsa';
import { AppError } from '@colloquy/kernel';

/** The person a verified access token was issued for. */
export interface TokenSubject {
  issuer: string;
  subject: string;
}

/** Verifies access tokens of the external identity provider. */
export interface BearerVerifier {
  /**
   * @throws AppError `unauthenticated` for anything but a token the provider signed for us that is valid now;
   * `unavailable` when its keys have never been seen and cannot be fetched.
   */
  verify(token: string): Promise<TokenSubject>;
}

/**
 * Keys come from the provider's discovery document and are cached; an unknown key id asks for the key set
 * again, at most once in 30 s. Only RS256 and ES256 are accepted; clocks may differ by 60 s.
 */
export function makeBearerVerifier(options: { issuer: string; audience: string }): BearerVerifier {
  const keys = makeKeySource(options.issuer);
  return {
    async verify(token) {
      const key = await keys.find(headerOf(token));
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

function makeKeySource(issuer: string) {
  let client: JwksClient | undefined;
  let connecting: Promise<JwksClient> | undefined;

  async function connect(): Promise<JwksClient> {
    const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(3000),
    });
    const discovery = (await response.json()) as { jwks_uri?: unknown };
    if (typeof discovery.jwks_uri !== 'string') throw new Error('no jwks_uri in the discovery document');
    return new JwksClient({
      jwksUri: discovery.jwks_uri,
      cache: true,
      cacheMaxAge: 24 * 3600 * 1000,
      rateLimit: true,
      jwksRequestsPerMinute: 2,
      timeout: 3000,
    });
  }

  return {
    async find(header: jwt.JwtHeader) {
      try {
        connecting ??= connect();
        client ??= await connecting;
      } catch (error) {
        throw new AppError('unavailable', undefined, 'The identity provider cannot be reached', {
          cause: error,
        });
      } finally {
        connecting = undefined;
      }
      try {
        return (await client.getSigningKey(header.kid)).getPublicKey();
      } catch (error) {
        throw refused(error);
      }
    },
  };
}
