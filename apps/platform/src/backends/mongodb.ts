import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { privateDir, readJson, searchPath, which, writeJson } from '../files.ts';
import { glibcPrefix } from '../machine/glibc.ts';
import { acceptsConnection, freePortPreferring } from '../ports.ts';
import { Problem } from '../screen/problem.ts';
import { endProcess, startProcess } from '../processes/processes.ts';
import { socketDir } from '../processes/run-dir.ts';
import { until } from '../wait.ts';
import type { NetConnectOpts } from 'node:net';
import type { Running } from '../processes/unit.ts';
import type { Log } from '../screen/progress.ts';

const embedded = 'MongoDB 9.0.0-alpha embedded in an npm package, for trying out and tests (docs/adr/0002)';

interface Mongodb extends Running {
  uri: string;
  kind: string;
}

interface Plan {
  kind: string;
  uri: string;
  address: NetConnectOpts;
  command: string;
  args: string[];
}

interface MongodbOptions {
  dataDir: string;
  log?: Log;
  /** Path of the server program; default: the one on the PATH. */
  mongod?: string;
}

/** Starts a private MongoDB: `mongod`, else the embedded engine. Data and, if possible, address survive a restart. */
export async function startMongodb({
  dataDir,
  log = () => undefined,
  mongod = which('mongod'),
}: MongodbOptions): Promise<Mongodb> {
  const files = privateDir(join(dataDir, 'mongodb'));
  const runDir = privateDir(join(dataDir, 'run'));
  const plan = mongod ? await serverPlan(mongod, files) : await embeddedPlan(dataDir, files, log);
  const logFile = join(dataDir, 'logs', 'mongodb.log');
  const env = { PATH: searchPath, LANG: 'C.UTF-8', HOME: files };
  const { kind, command, args, uri, address } = plan;
  const server = startProcess(runDir, { name: 'mongodb', command, args, env, cwd: files, logFile });
  try {
    await until(() => server.hasExited() || acceptsConnection(address), 'MongoDB', { timeoutMs: 60_000 });
    if (server.hasExited())
      throw new Problem(`MongoDB did not start (${await server.exited}):\n${server.output()}`);
  } catch (error) {
    await endProcess(server, { graceMs: 0 });
    throw error;
  }
  return {
    kind,
    uri,
    pid: server.pid,
    exited: server.exited,
    stop: () => endProcess(server, { log }),
    kill: () => endProcess(server, { signal: 'SIGKILL' }),
  };
}

async function serverPlan(mongod: string, files: string): Promise<Plan> {
  const settingsFile = join(files, 'server.json');
  const port = await freePortPreferring(readJson(settingsFile)?.port);
  writeJson(settingsFile, { port });
  const dbpath = join(files, 'server');
  mkdirSync(dbpath, { recursive: true });
  return {
    kind: mongod,
    uri: `mongodb://127.0.0.1:${port}/?directConnection=true`,
    address: { host: '127.0.0.1', port },
    command: mongod,
    args: ['--dbpath', dbpath, '--port', String(port), '--bind_ip', '127.0.0.1', '--nounixsocket'],
  };
}

async function embeddedPlan(dataDir: string, files: string, log: Log): Promise<Plan> {
  const socket = join(socketDir(dataDir), 'mongodb.sock');
  const host = join(import.meta.dirname, 'mongodb-host.ts');
  const prefix = await glibcPrefix(dataDir, log);
  const [command = '', ...args] = [...prefix, process.execPath, host, join(files, 'embedded'), socket];
  return {
    kind: embedded,
    // with its default, w=majority, a killed engine loses acknowledged writes: docs/operations/results-2026-11.md
    uri: `mongodb://${encodeURIComponent(socket)}/?directConnection=true&w=1&journal=true`,
    address: { path: socket },
    command,
    args,
  };
}
