import { randomBytes } from 'node:crypto';
import { secretNames } from '../local/lib/secrets.mjs';

/** A password or secret: 43 characters, none of which means anything in a URL or a shell. */
export const newSecret = () => randomBytes(32).toString('base64url');

/**
 * What the services sign and seal with, new.
 * @returns {Record<string, string>}
 */
export const newPlatformSecrets = () => Object.fromEntries(secretNames.map((name) => [name, newSecret()]));
