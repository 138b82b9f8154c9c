import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import { readJson, searchPath } from '../src/files.ts';
import { refuseIfRunning, supervisorOf, takeLock } from '../src/processes/lock.ts';
import {
  endProcess,
  isRunning,
  recordedProcesses,
  startProcess,
  startTimeOf,
  type Child,
} from '../src/processes/processes.ts';
import { startService } from '../src/processes/service-process.ts';
import { endAll } from '../src/processes/sweep.ts';
import { until } from '../src/wait.ts';
import { temporaryDir } from './temporary.ts';
import type { AddressInfo } from 'node:net';

function recipeOf(dataDir: string, name: string, script: string) {
  const args = ['-e', script];
  const logFile = join(dataDir, 'logs', `${name}.log`);
  mkdirSync(join(dataDir, 'run'), { recursive: true });
  return { name, command: process.execPath, args, env: { PATH: searchPath }, cwd: dataDir, logFile };
}

const startNode: (dataDir: string, name: string, script: string) => Child = (dataDir, name, script): Child =>
  startProcess(join(dataDir, 'run'), recipeOf(dataDir, name, script));

const forever = 'setInterval(() => {}, 1000); console.log("up");';

test('a process can be found and ended by a process that did not start it', async (context) => {
  const dataDir = temporaryDir(context);
  const child = startNode(dataDir, 'interview', forever);
  assert.deepEqual(
    recordedProcesses(join(dataDir, 'run')).map(({ pid }) => pid),
    [child.pid],
  );
  assert.equal(await endAll(dataDir, assert.fail), 1);
  assert.equal(isRunning(child), false);
  assert.equal(await endAll(dataDir, assert.fail), 0);
});

test('a pid that was reused by another process is left alone', async (context) => {
  const dataDir = temporaryDir(context);
  const child = startNode(dataDir, 'interview', forever);
  context.after(() => endProcess(child));
  const note = join(dataDir, 'run', 'interview.json');
  writeFileSync(note, JSON.stringify({ ...readJson(note), startTime: '1' }));
  assert.equal(await endAll(dataDir, assert.fail), 0);
  assert.equal(isRunning(child), true);
});

test('the error for a service that is not ready names it, its last answer and the end of its log', async (context) => {
  const dataDir = temporaryDir(context);
  const server = createServer((_request, response) =>
    response.writeHead(503).end('{"waitingFor":["mongodb"]}'),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const starting = startService({
    dataDir,
    recipe: recipeOf(dataDir, 'interview', forever),
    readyUrl: `http://127.0.0.1:${port}/readyz`,
    log: assert.fail,
    timeoutMs: 1000,
  });
  await assert.rejects(starting, ({ message }) => {
    assert.match(message, /^The end of .*interview\.log:\nup\ninterview ready: timed out after 1 s; /);
    assert.match(message, /answered last: 503 {"waitingFor":\["mongodb"\]}$/);
    return true;
  });
  assert.deepEqual(recordedProcesses(join(dataDir, 'run')), []);
});

test('an ended child process has released its sockets', async (context) => {
  const child = startNode(temporaryDir(context), 'mongodb', forever);
  await endProcess(child, { signal: 'SIGKILL' });
  assert.equal(child.hasExited(), true);
});

test('a process that ignores SIGTERM is killed, and the log says so', async (context) => {
  const dataDir = temporaryDir(context);
  const child = startNode(dataDir, 'deaf', `process.on('SIGTERM', () => {}); ${forever}`);
  await until(() => child.output() === 'up', 'deaf', { timeoutMs: 60_000 });
  const said: string[] = [];
  await endProcess({ ...child, name: 'deaf' }, { graceMs: 100, log: (message) => said.push(message) });
  assert.equal(isRunning(child), false);
  assert.match(said.join(), /deaf did not stop within 0.1 s/);
});

test('the recipe of a process is recorded with its environment', (context) => {
  const dataDir = temporaryDir(context);
  const child = startNode(dataDir, 'interview', forever);
  context.after(() => endProcess(child));
  const { command, args, env, cwd } = readJson(join(dataDir, 'run', 'interview.json'));
  assert.deepEqual(
    { command, args, env, cwd },
    { command: process.execPath, args: ['-e', forever], env: { PATH: searchPath }, cwd: dataDir },
  );
});

test('two platforms cannot run on one data directory; a crashed one does not block the next', (context) => {
  const dataDir = temporaryDir(context);
  const giveUp = takeLock(dataDir, 'http://127.0.0.1:8080');
  assert.throws(() => takeLock(dataDir, 'http://127.0.0.1:9090'), /already running.*http:\/\/127.0.0.1:8080/);
  assert.equal(supervisorOf(dataDir)?.pid, process.pid);
  giveUp();
  const dead = { name: 'supervisor', pid: process.pid, startTime: '1', baseUrl: 'http://127.0.0.1:1' };
  writeFileSync(join(dataDir, 'supervisor.json'), JSON.stringify(dead));
  refuseIfRunning(dataDir);
  takeLock(dataDir, 'http://127.0.0.1:9090')();
  assert.equal(supervisorOf(dataDir), undefined);
});

test('a process that does not exist has no start time', () => {
  assert.equal(startTimeOf(2 ** 30), undefined);
  assert.match(startTimeOf(process.pid) ?? '', /^\d+$/);
});
