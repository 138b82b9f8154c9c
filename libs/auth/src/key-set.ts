import { createPublicKey, type KeyObject } from 'node:crypto';
import { AppError } from '@colloquy/kernel';
import { JwksClient } from 'jwks-rsa';

/** No HMAC: a signature could then be made with the public key. */
export const acceptedAlgorithms = ['RS256', 'ES256'] as const;

export const isAccepted = (algorithm: string) =>
  acceptedAlgorithms.some((accepted) => accepted === algorithm);

const requestLimitMs = 3000;
/** Unknown key ids fetch the keys at most once in this time. */
const unknownKeyPauseMs = 30_000;
const failurePauseMs = 1000;
/** Older keys are fetched again in the background, so that withdrawn keys disappear. */
const staleMs = 10 * 60_000;

interface KeySet {
  /** @throws AppError `unavailable` if the key is not cached and the provider cannot be reached */
  find(keyId: string | undefined): Promise<KeyObject | undefined>;
}

/** Fetched keys stay valid while the provider is down. */
export function makeKeySet(issuer: string, now: () => number = () => performance.now()): KeySet {
  let keys = new Map<string, KeyObject>();
  let fetchedAt = -Infinity;
  let askAgainAt = -Infinity;
  let failure: unknown;
  let fetching: Promise<void> | undefined;

  function refresh(): Promise<void> {
    if (!fetching && now() < askAgainAt) return Promise.resolve();
    fetching ??= fetchKeys(issuer)
      .then(
        (fetched) => {
          keys = fetched;
          failure = undefined;
          fetchedAt = now();
          askAgainAt = fetchedAt + unknownKeyPauseMs;
        },
        (error: unknown) => {
          failure = error;
          askAgainAt = now() + failurePauseMs;
        },
      )
      .finally(() => (fetching = undefined));
    return fetching;
  }

  return {
    async find(keyId = '') {
      if (!keys.has(keyId)) await refresh();
      else if (now() >= fetchedAt + staleMs) void refresh();
      const key = keys.get(keyId);
      if (key || failure === undefined) return key;
      throw new AppError('unavailable', undefined, 'The identity provider cannot be reached', {
        cause: failure,
      });
    },
  };
}

async function fetchKeys(issuer: string): Promise<Map<string, KeyObject>> {
  const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(requestLimitMs),
  });
  const { jwks_uri: jwksUri } = (await response.json()) as { jwks_uri?: unknown };
  if (typeof jwksUri !== 'string') throw new Error('no jwks_uri in the discovery document');
  const client = new JwksClient({ jwksUri, cache: false, timeout: requestLimitMs });
  const signingKeys = await client.getSigningKeys();
  const usable = signingKeys.filter(({ alg }) => alg === undefined || isAccepted(alg));
  return new Map(usable.map((key) => [key.kid ?? '', createPublicKey(key.getPublicKey())]));
}
