import { type ConfigSchema, loadConfig } from '@colloquy/config';
// a direct import, because the index of the library loads a client for S3
import { type MediaConfig, mediaSettingsOf } from '../../libs/media/src/media-config';
import { listSettings } from '../settings/list-settings';
import { commandSchemas, type Service, schemas } from '../settings/schemas';

export type Env = Record<string, string>;

/** Reads an environment as the service does at its start. @throws if the service would not start */
export function readAsService(service: Service, env: Env): void {
  const config = loadConfig(schemas[service] as ConfigSchema<{ media?: MediaConfig }>, env);
  if (config.media) mediaSettingsOf(config.media, 'https://api.colloquy.test');
}

export const withCommands = Object.keys(commandSchemas) as (keyof typeof commandSchemas)[];

/** Reads an environment as the commands of a service do. @throws if the commands would not run */
export function readAsCommand(service: keyof typeof commandSchemas, env: Env): void {
  loadConfig(commandSchemas[service] as ConfigSchema<object>, env);
}

export const settingNames = (service: Service) => listSettings(schemas[service]).map(({ env }) => env);

export function knownNames(service: Service): string[] {
  const ofCommands = Object.entries(commandSchemas).find(([name]) => name === service)?.[1] ?? {};
  return [...settingNames(service), ...listSettings(ofCommands).map(({ env }) => env)];
}

export const secretNames = (service: Service) =>
  listSettings(schemas[service])
    .filter(({ sensitive }) => sensitive)
    .map(({ env }) => env);
