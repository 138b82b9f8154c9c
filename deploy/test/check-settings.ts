import { type ConfigSchema, loadConfig } from '@colloquy/config';
// not all of the kit: it would load a client for S3
import { type MediaConfig, mediaSettingsOf } from '../../libs/media/src/media-config';
import { listSettings } from '../settings/list-settings';
import { commandSchemas, type Service, schemas } from '../settings/schemas';

/** The environment of a container: names and values. */
export type Env = Record<string, string>;

/**
 * Reads an environment as the service itself does at its start.
 * @throws when the service would not start with it
 */
export function readAsService(service: Service, env: Env): void {
  const config = loadConfig(schemas[service] as ConfigSchema<{ media?: MediaConfig }>, env);
  if (config.media) mediaSettingsOf(config.media, 'https://api.colloquy.test');
}

/** Services with commands for the administrator. */
export const withCommands = Object.keys(commandSchemas) as (keyof typeof commandSchemas)[];

/**
 * Reads an environment as the commands of a service do.
 * @throws when the commands would not run with it
 */
export function readAsCommand(service: keyof typeof commandSchemas, env: Env): void {
  loadConfig(commandSchemas[service] as ConfigSchema<object>, env);
}

/** Names of the settings a service has. */
export const settingNames = (service: Service) => listSettings(schemas[service]).map(({ env }) => env);

/** Names of the settings of a service and of its commands. */
export function knownNames(service: Service): string[] {
  const ofCommands = Object.entries(commandSchemas).find(([name]) => name === service)?.[1] ?? {};
  return [...settingNames(service), ...listSettings(ofCommands).map(({ env }) => env)];
}

/** Names of the settings of a service that are secrets. */
export const secretNames = (service: Service) =>
  listSettings(schemas[service])
    .filter(({ sensitive }) => sensitive)
    .map(({ env }) => env);
