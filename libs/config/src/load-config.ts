import convict from 'convict';

/** A convict schema: every setting has doc, format, default and env. */
export type ConfigSchema<T> = convict.Schema<T>;

/** What a start-up that cannot work says: one line per setting that is wrong. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the settings of a service from the environment, checks them all and freezes them.
 * @throws ConfigError that names every setting that is wrong; it never contains a value.
 */
export function loadConfig<T>(schema: ConfigSchema<T>, env: NodeJS.ProcessEnv = process.env): Readonly<T> {
  // an empty variable is an absent one: that is how a deployment's template leaves a setting out
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const config = convict(schema, { env: given as NodeJS.ProcessEnv, args: [] });
  try {
    config.validate({ allowed: 'strict' });
  } catch (error) {
    throw new ConfigError(withoutValues((error as Error).message));
  }
  return deepFreeze(config.getProperties());
}

function withoutValues(message: string): string {
  return message
    .split('\n')
    .map((line) => line.replace(/: value was .*$/, ''))
    .join('; ');
}

function deepFreeze<T>(value: T): T {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
