import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { privateDir, readJson, searchPath, which, writeJson } from '../files.ts';
import { glibcPrefix } from '../machine/glibc.ts';
import { accepts, freePortLike } from '../ports.ts';
import { Problem } from '../screen/problem.ts';
import { end, start } from '../processes/processes.ts';
import { socketDir } from '../processes/run-dir.ts';
import { until } from '../wait.ts';
import type { NetConnectOpts } from 'node:net';
import type { Running } from '../processes/unit.ts';
import type { Log } from '../screen/progress.ts';

const embedded = 'MongoDB 9.0.0-alpha embedded in an npm package, for trying out and tests (docs/adr/0002)';

interface Mongodb extends Running {
  uri: string;
  /** The server's name for the start screen. */
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
  /** The server program; default: the one on the PATH. */
  mongod?: string;
}

/**
 * Starts a private MongoDB under `<dataDir>/mongodb`: `mongod` if it is on the PATH, else the embedded engine in its
 * own process. The same directory gives the same data again. The embedded engine keeps its address; mongod keeps its
 * own unless another process took the port.
 */
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
  const server = start(runDir, { name: 'mongodb', command, args, env, cwd: files, logFile });
  try {
    await until(() => server.hasExited() || accepts(address), 'MongoDB', { timeoutMs: 60_000 });
    if (server.hasExited())
      throw new Problem(`MongoDB did not start (${await server.exited}):\n${server.output()}`);
  } catch (error) {
    await end(server, { graceMs: 0 });
    throw error;
  }
  return {
    kind,
    uri,
    pid: server.pid,
    exited: server.exited,
    stop: () => end(server, { log }),
    kill: () => end(server, { signal: 'SIGKILL' }),
  };
}

async function serverPlan(mongod: string, files: string): Promise<Plan> {
  const settingsFile = join(files, 'server.json');
  const port = await freePortLike(readJson(settingsFile)?.port);
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
