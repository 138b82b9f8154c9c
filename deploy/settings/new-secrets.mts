import { randomBytes } from 'node:crypto';
import { secretNames } from '../../apps/platform/src/accounts/secrets.ts';

/** A password or secret: 43 characters, none of which means anything in a URL or a shell. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** Those that the one-machine platform makes up for its simulated providers: real ones give their own. */
const ofProviders = ['TELEPHONY_AUTH_TOKEN'];

/**
 * What the services sign and seal with, new.
 * @returns {Record<string, string>}
 */
export const newPlatformSecrets = () =>
  Object.fromEntries(
    secretNames.filter((name) => !ofProviders.includes(name)).map((name) => [name, newSecret()]),
  );
