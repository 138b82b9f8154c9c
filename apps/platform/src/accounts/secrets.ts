import { randomBytes, randomInt } from 'node:crypto';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { readJson, writeJson } from '../files.ts';

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Secrets of the services; services.ts lists the secrets of each service. */
export const secretNames = [
  'API_KEY_PEPPER',
  'PRINCIPAL_SECRET',
  'SERVICE_SECRET',
  'RESUME_SECRET',
  'MEDIA_SIGNING_SECRET',
  'NOTIFICATION_SECRET',
  'TELEPHONY_AUTH_TOKEN',
  'DELIVERY_SECRET',
] as const;

export type Secrets = Record<(typeof secretNames)[number], string>;

export type DemoCredentials = Record<string, { apiKey: string; password: string }>;

interface LoadedSecrets {
  secrets: Secrets;
  demo: DemoCredentials;
}

export function loadSecrets(dataDir: string, demoNames: readonly string[]): LoadedSecrets {
  const file = join(dataDir, 'secrets.json');
  const before = readJson(file) ?? {};
  const secrets = secretNames.map((name) => [
    name,
    before.secrets?.[name] ?? randomBytes(32).toString('base64url'),
  ]);
  const demo = demoNames.map((name) => [name, before.demo?.[name] ?? newCredentials()]);
  const after: LoadedSecrets = { secrets: Object.fromEntries(secrets), demo: Object.fromEntries(demo) };
  writeJson(file, after);
  return after;
}

const newCredentials = () => ({ apiKey: newApiKey(), password: randomBytes(9).toString('base64url') });

export function newApiKey() {
  const body = `ck_${Array.from({ length: 32 }, () => base62[randomInt(62)]).join('')}`;
  return `${body}${checksum(body)}`;
}

function checksum(body: string) {
  let rest = crc32(body);
  let text = '';
  for (; rest > 0; rest = Math.floor(rest / 62)) text = `${base62[rest % 62]}${text}`;
  return text.padStart(6, '0');
}
