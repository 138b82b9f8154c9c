import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { privateDir, readJson, searchPath, which, writeJson } from '../files.ts';
import { installPackages } from '../machine/packages.ts';
import { acceptsConnection, freePort, freePortPreferring, portIsFree } from '../ports.ts';
import { Problem } from '../screen/problem.ts';
import { endProcess, startProcess } from '../processes/processes.ts';
import { until } from '../wait.ts';
import type { Running } from '../processes/unit.ts';
import type { Log } from '../screen/progress.ts';

interface Rabbitmq extends Running {
  url: string;
  addVhosts(names: readonly string[]): Promise<void>;
}

interface RabbitmqOptions {
  dataDir: string;
  log?: Log;
  /** The only allowed port; default: the port of the last start or, if it is taken, another one. */
  port?: number;
}

/** Starts a private RabbitMQ node with its own ports, name server, cookie and password. Data survive a restart. */
export async function startRabbitmq({
  dataDir,
  log = () => undefined,
  port,
}: RabbitmqOptions): Promise<Rabbitmq> {
  const server = await ensureRabbitmq(log);
  const home = privateDir(join(dataDir, 'rabbitmq'));
  const runDir = privateDir(join(dataDir, 'run'));
  const settings = await settle(home, port);
  writeConfiguration(home, settings);
  const logFile = join(dataDir, 'logs', 'rabbitmq.log');
  const env = environment(home, settings);
  const place = { env, cwd: home, logFile };
  const names = ['-address', '127.0.0.1', '-port', String(settings.epmdPort)];
  const epmd = startProcess(runDir, { name: 'epmd', command: 'epmd', args: names, ...place });
  const endNames = () => endProcess(epmd, { signal: 'SIGKILL' });
  await until(
    () => epmd.hasExited() || acceptsConnection({ host: '127.0.0.1', port: settings.epmdPort }),
    'epmd',
    {
      timeoutMs: 5000,
    },
  );
  const node = startProcess(runDir, { name: 'rabbitmq', command: server, args: [], ...place });
  try {
    const address = { host: '127.0.0.1', port: settings.port };
    await until(() => node.hasExited() || acceptsConnection(address), 'RabbitMQ', { timeoutMs: 90_000 });
    if (node.hasExited())
      throw new Problem(`RabbitMQ did not start (${await node.exited}):\n${node.output()}`);
  } catch (error) {
    await endProcess(node, { graceMs: 0 });
    await endNames();
    throw error;
  }
  void node.exited.then(endNames);
  return {
    url: `amqp://colloquy:${settings.password}@127.0.0.1:${settings.port}`,
    pid: node.pid,
    exited: node.exited,
    addVhosts: (names) => addVhosts(names, { server, env, home }),
    stop: async () => {
      await endProcess(node, { log });
      await endNames();
    },
    kill: async () => {
      await endProcess(node, { signal: 'SIGKILL' });
      await endNames();
    },
  };
}

interface NodeDirectory {
  server: string;
  env: Record<string, string>;
  home: string;
}

async function addVhosts(names: readonly string[], { server, env, home }: NodeDirectory) {
  const definitions = join(home, 'vhosts.json');
  const all = { user: 'colloquy', configure: '.*', write: '.*', read: '.*' };
  writeJson(definitions, {
    vhosts: names.map((name) => ({ name })),
    permissions: names.map((vhost) => ({ vhost, ...all })),
  });
  const control = join(dirname(server), 'rabbitmqctl');
  const args = ['-n', env.RABBITMQ_NODENAME ?? '', 'import_definitions', definitions];
  await promisify(execFile)(control, args, { env, timeout: 60_000 });
}

export async function ensureRabbitmq(log: Log) {
  if (!rabbitmqServer()) await installPackages(['rabbitmq-server'], log);
  const server = rabbitmqServer();
  if (!server)
    throw new Problem('rabbitmq-server was installed but cannot be found. Set RABBITMQ_URL instead.');
  return server;
}

/** Debian's wrapper on the PATH changes the user and starts the system's node, so the packaged program is used. */
export function rabbitmqServer() {
  const root = '/usr/lib/rabbitmq/lib';
  const versions = existsSync(root)
    ? readdirSync(root).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    : [];
  const packaged = versions.map((version) => join(root, version, 'sbin', 'rabbitmq-server')).find(existsSync);
  const onPath = which('rabbitmq-server');
  return packaged ?? (onPath && realpathSync(onPath));
}

interface Settings {
  port: number;
  distPort: number;
  epmdPort: number;
  password: string;
}

async function settle(home: string, fixedPort: number | undefined): Promise<Settings> {
  const file = join(home, 'node.json');
  const before: Partial<Settings> = readJson(file) ?? {};
  if (fixedPort !== undefined) await untilFree(fixedPort);
  const settings = {
    port: fixedPort ?? (await freePortPreferring(before.port)),
    distPort: await freePort(),
    epmdPort: await freePort(),
    password: before.password ?? randomBytes(18).toString('base64url'),
  };
  writeJson(file, settings);
  return settings;
}

/** A node that was just killed may hold its port for a moment. */
async function untilFree(port: number) {
  await until(() => portIsFree(port), 'a free port', { timeoutMs: 10_000 }).catch(() => {
    throw new Problem(`Port ${port} for RabbitMQ is in use.`);
  });
}

function writeConfiguration(home: string, { port, password }: Settings) {
  const lines = [
    `listeners.tcp.1 = 127.0.0.1:${port}`,
    'default_user = colloquy',
    `default_pass = ${password}`,
    'default_user_tags.administrator = true',
    'log.console.level = info',
  ];
  writeFileSync(join(home, 'rabbitmq.conf'), `${lines.join('\n')}\n`, { mode: 0o600 });
  writeFileSync(join(home, 'enabled_plugins'), '[].\n');
}

/** Inherits only the PATH, so that no RABBITMQ_ or ERL_ variable affects the node. */
function environment(home: string, { distPort, epmdPort }: Settings): Record<string, string> {
  return {
    PATH: searchPath,
    LANG: 'C.UTF-8',
    HOME: home,
    ERL_EPMD_PORT: String(epmdPort),
    ERL_EPMD_ADDRESS: '127.0.0.1',
    RABBITMQ_NODENAME: 'colloquy@localhost',
    RABBITMQ_DIST_PORT: String(distPort),
    RABBITMQ_CONF_ENV_FILE: join(home, 'no-environment-file'),
    RABBITMQ_CONFIG_FILE: join(home, 'rabbitmq.conf'),
    RABBITMQ_ADVANCED_CONFIG_FILE: join(home, 'no-advanced-file'),
    RABBITMQ_ENABLED_PLUGINS_FILE: join(home, 'enabled_plugins'),
    RABBITMQ_MNESIA_BASE: join(home, 'data'),
    RABBITMQ_LOG_BASE: join(home, 'log'),
    RABBITMQ_LOGS: '-',
    RABBITMQ_GENERATED_CONFIG_DIR: join(home, 'generated'),
    RABBITMQ_SCHEMA_DIR: join(home, 'schema'),
    // with these two the shell replaces itself with the server, so that signals reach the server
    RABBITMQ_ALLOW_INPUT: 'yes',
    RABBITMQ_SERVER_START_ARGS: '-noinput',
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '-kernel inet_dist_use_interface {127,0,0,1}',
  };
}
