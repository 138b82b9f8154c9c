import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { type Service, services } from '../settings/schemas';
import {
  type Env,
  readAsCommand,
  readAsService,
  secretNames,
  settingNames,
  withCommands,
  knownNames,
} from './check-settings';
import { composeFile, interpolate, variablesOf } from './compose-file';
import type { ComposeService } from './compose-model';
import { inRepository, readText } from './repository';
import { stopSeconds } from './stop-seconds';
import { runTool } from './tool';

jest.setTimeout(60_000);

const file = composeFile();
const made = execFileSync(process.execPath, [inRepository('deploy/compose/make-env.mts')], {
  encoding: 'utf8',
});
const variables: Env = { ...(parseEnv(made) as Env), OIDC_ISSUER: 'https://login.colloquy.test' };
const ours = (service: Service) => file.services[service] as ComposeService;
const envOf = (service: Service): Env =>
  Object.fromEntries(
    Object.entries(ours(service).environment ?? {}).map(([name, text]) => [
      name,
      interpolate(text, variables),
    ]),
  );

test('Compose accepts the file with the variables of make-env.mts', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'colloquy-compose-'));
  const checked = (compose: string) => {
    const envFile = path.join(dir, '.env');
    writeFileSync(envFile, made.replace('OIDC_ISSUER=', 'OIDC_ISSUER=https://login.colloquy.test'));
    writeFileSync(path.join(dir, 'compose.yaml'), compose);
    return runTool('docker-compose', ['--env-file', envFile, 'config', '--quiet'], dir);
  };
  const text = readText('deploy/compose/compose.yaml');
  try {
    expect(checked(text)).toBe('');
    expect(() => checked(text.replace('read_only', 'read_onyl'))).toThrow('read_onyl');
    expect(() => checked(text.replace('RABBITMQ_PASSWORD', 'NEVER_MADE'))).toThrow('NEVER_MADE');
  } finally {
    rmSync(dir, { recursive: true });
  }
});

test('make-env.mts prints every variable of the file', () => {
  const asked = variablesOf(readText('deploy/compose/compose.yaml')).filter(
    (name) => name !== 'COLLOQUY_VERSION',
  );
  expect(Object.keys(variables)).toEqual(expect.arrayContaining([...new Set(asked)]));
});

test('make-env.mts prints no variable twice, because the second would override the first', () => {
  const names = [...made.matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
});

test.each(services)('%s starts with its settings', (service) => {
  expect(() => readAsService(service, envOf(service))).not.toThrow();
});

test.each(withCommands)('the administrator’s commands of %s run in its container', (service) => {
  expect(() => readAsCommand(service, envOf(service))).not.toThrow();
});

test.each(services)('%s gets only settings that it knows, and secrets only by reference', (service) => {
  const given = ours(service).environment ?? {};
  expect(knownNames(service)).toEqual(expect.arrayContaining(Object.keys(given)));
  const written = secretNames(service).filter((name) => given[name] && variablesOf(given[name]).length === 0);
  // a database has no password, because only its service is on its network
  expect(written.filter((name) => name !== 'MONGODB_URI')).toEqual([]);
});

test.each(services)('%s shares a network with each configured peer and with no other database', (service) => {
  const address = /(?:^|\/\/|,)(?:[^@/,]*@)?([a-z-]+):\d+(?=[/,?]|$)/g;
  const peers = Object.values(envOf(service)).flatMap((value) =>
    [...value.matchAll(address)].map((match) => match[1] ?? ''),
  );
  const { networks } = ours(service);
  for (const peer of peers.filter((name) => name !== 'localhost')) {
    const theirs = file.services[peer]?.networks ?? [];
    expect({ peer, meets: networks.some((network) => theirs.includes(network)) }).toEqual({
      peer,
      meets: true,
    });
  }
  const databases = networks.filter((network) => network.startsWith('database-'));
  expect(databases).toEqual(peers.includes(`mongodb-${service}`) ? [`database-${service}`] : []);
});

test.each(services)('%s has no capabilities and can write to /tmp and media only', (service) => {
  expect(ours(service)).toMatchObject({
    read_only: true,
    tmpfs: ['/tmp'],
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    build: { args: { SERVICE: service } },
  });
  const writable = (ours(service).volumes ?? []).map((volume) => volume.split(':')[1]);
  expect(writable).toEqual(envOf(service)['MEDIA_DIR'] ? [envOf(service)['MEDIA_DIR']] : []);
});

test.each(services)('%s has enough time to stop', (service) => {
  const seconds = parseFloat(ours(service).stop_grace_period ?? '0');
  expect(seconds).toBeGreaterThanOrEqual(stopSeconds(service, envOf(service)));
});

test('every database has a limited cache, because the databases share the memory of one machine', () => {
  const databases = Object.entries(file.services).filter(([name]) => name.startsWith('mongodb-'));
  expect(databases.map(([name]) => name.replace('mongodb-', '')).sort()).toEqual(
    services.filter((service) => settingNames(service).includes('MONGODB_URI')).sort(),
  );
  for (const [, { command }] of databases) expect(command).toContain('--wiredTigerCacheSizeGB');
});

test('only the gateway, conversation and the dashboards publish ports, by default on the loopback address', () => {
  const published = Object.entries(file.services)
    .filter(([, { ports }]) => ports)
    .map(([name, { ports }]) => [name, ports?.map((port) => interpolate(port, {}).split(':')[0])]);
  const local = ['127.0.0.1'];
  expect(published).toEqual([
    ['gateway', local],
    ['conversation', local],
    ['prometheus', local],
    ['alertmanager', local],
    ['grafana', local],
  ]);
});
