import convict from 'convict';

/** A convict schema. Every setting has doc, format, default and env. */
export type ConfigSchema<T> = convict.Schema<T>;

/** A start-up error with one line per invalid setting. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Loads the settings of a service from the environment, validates all of them and freezes them.
 * @throws ConfigError with the names of all invalid settings, without their values
 */
export function loadConfig<T>(schema: ConfigSchema<T>, env: NodeJS.ProcessEnv = process.env): Readonly<T> {
  // deployment templates omit a setting by an empty variable
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
