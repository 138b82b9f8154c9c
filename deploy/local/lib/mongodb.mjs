import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { privateDir, readJson, searchPath, which, writeJson } from './files.mjs';
import { glibcPrefix } from './glibc.mjs';
import { accepts, freePortLike } from './ports.mjs';
import { Problem } from './problem.mjs';
import { end, start } from './processes.mjs';
import { socketDir } from './run-dir.mjs';
import { until } from './wait.mjs';

/**
 * @typedef {{ uri: string, pid: number, exited: Promise<string>, stop(): Promise<void>, kill(): Promise<void> }} Mongodb
 *
 * @typedef {{ uri: string, address: import('node:net').NetConnectOpts, command: string, args: string[] }} Plan
 */

/**
 * Starts a MongoDB of our own under `<dataDir>/mongodb`: `mongod` when it is on the PATH, else the embedded
 * engine in a process of its own. The same directory gives the same data again; the embedded engine's address
 * is also the same, mongod's unless somebody else took the port meanwhile.
 * @param {{ dataDir: string, log?: (message: string) => void, mongod?: string }} options `mongod`: the server
 *   program; default the one on the PATH
 * @returns {Promise<Mongodb>}
 */
export async function startMongodb({ dataDir, log = () => undefined, mongod = which('mongod') }) {
  const files = privateDir(join(dataDir, 'mongodb'));
  const runDir = privateDir(join(dataDir, 'run'));
  const plan = mongod ? await serverPlan(mongod, files) : await embeddedPlan({ dataDir, files, log });
  const logFile = join(dataDir, 'logs', 'mongodb.log');
  const env = { PATH: searchPath, LANG: 'C.UTF-8', HOME: files };
  const { command, args, uri, address } = plan;
  const server = start(runDir, { name: 'mongodb', command, args, env, cwd: files, logFile });
  try {
    await until(() => server.hasExited() || accepts(address), { timeoutMs: 60_000, what: 'MongoDB' });
    if (server.hasExited())
      throw new Problem(`MongoDB did not start (${await server.exited}):\n${server.output()}`);
  } catch (error) {
    await end(server, { graceMs: 0 });
    throw error;
  }
  return {
    uri,
    pid: server.pid,
    exited: server.exited,
    stop: () => end(server, { log }),
    kill: () => end(server, { signal: 'SIGKILL' }),
  };
}

/**
 * @param {string} mongod
 * @param {string} files
 * @returns {Promise<Plan>}
 */
async function serverPlan(mongod, files) {
  const settingsFile = join(files, 'server.json');
  const port = await freePortLike(readJson(settingsFile)?.port);
  writeJson(settingsFile, { port });
  const dbpath = join(files, 'server');
  mkdirSync(dbpath, { recursive: true });
  return {
    uri: `mongodb://127.0.0.1:${port}/?directConnection=true`,
    address: { host: '127.0.0.1', port },
    command: mongod,
    args: ['--dbpath', dbpath, '--port', String(port), '--bind_ip', '127.0.0.1', '--nounixsocket'],
  };
}

/**
 * @param {{ dataDir: string, files: string, log: (message: string) => void }} options
 * @returns {Promise<Plan>}
 */
async function embeddedPlan({ dataDir, files, log }) {
  const socket = join(socketDir(dataDir), 'mongodb.sock');
  const host = join(import.meta.dirname, 'mongodb-host.cjs');
  const prefix = await glibcPrefix({ dataDir, log });
  const [command = '', ...args] = [...prefix, process.execPath, host, join(files, 'embedded'), socket];
  return {
    uri: `mongodb://${encodeURIComponent(socket)}/?directConnection=true`,
    address: { path: socket },
    command,
    args,
  };
}
