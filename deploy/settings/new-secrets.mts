import { randomBytes } from 'node:crypto';
import { secretNames } from '../../apps/platform/src/accounts/secrets.ts';

/** Returns a new secret of 43 characters that need no escaping in a URL or a shell. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** Secrets that a real provider issues; the one-machine platform generates them for its simulated providers. */
const ofProviders = ['TELEPHONY_AUTH_TOKEN'];

/** Returns new secrets for signing and encryption by the services. */
export const newPlatformSecrets = (): Record<string, string> =>
  Object.fromEntries(
    secretNames.filter((name) => !ofProviders.includes(name)).map((name) => [name, newSecret()]),
  );
