import { randomBytes } from 'node:crypto';
import { secretNames } from '../../apps/platform/src/accounts/secrets.ts';

/** Returns a new secret of 43 characters, all of which are plain in a URL and a shell. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** Secrets that a real provider gives; the one-machine platform makes them up for its simulated ones. */
const ofProviders = ['TELEPHONY_AUTH_TOKEN'];

/** Returns new secrets with which the services sign and encrypt. */
export const newPlatformSecrets = (): Record<string, string> =>
  Object.fromEntries(
    secretNames.filter((name) => !ofProviders.includes(name)).map((name) => [name, newSecret()]),
  );
