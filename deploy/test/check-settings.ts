import { type ConfigSchema, loadConfig } from '@colloquy/config';
// not all of the kit: it would load a client for S3
import { type MediaConfig, mediaSettingsOf } from '../../libs/media/src/media-config';
import { listSettings } from '../settings/list-settings';
import { type Service, schemas } from '../settings/schemas';

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

/** Names of the settings a service has. */
export const settingNames = (service: Service) => listSettings(schemas[service]).map(({ env }) => env);

/** Names of the settings of a service that are secrets. */
export const secretNames = (service: Service) =>
  listSettings(schemas[service])
    .filter(({ sensitive }) => sensitive)
    .map(({ env }) => env);
