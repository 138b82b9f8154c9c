import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createNetServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { startBalancer } from '../src/processes/balancer.ts';
import { requestRestart, serveControl } from '../src/processes/control.ts';
import { freePort, freePortPreferring, isBlocked, portIsFree, reservePorts } from '../src/ports.ts';
import { removeShortDir, socketDir } from '../src/processes/run-dir.ts';
import { until } from '../src/wait.ts';
import { temporaryDir } from './temporary.ts';

async function replica(context: TestContext, name: string) {
  const server = createServer((_request, response) => response.end(name));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  context.after(close);
  return { port: (server.address() as AddressInfo).port, close };
}

test('connections rotate over the replicas and skip one that is down', async (context) => {
  const [first, second] = [await replica(context, 'first'), await replica(context, 'second')];
  const port = await freePort();
  const balancer = await startBalancer({ port, targets: [first.port, second.port] });
  context.after(() => balancer.close());
  const ask = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } });
    return response.text();
  };
  assert.deepEqual([await ask(), await ask()].sort(), ['first', 'second']);
  first.close();
  assert.deepEqual([await ask(), await ask(), await ask()], ['second', 'second', 'second']);
});

test('a replica that accepts connections without answering gets no more connections', async (context) => {
  const well = await replica(context, 'well');
  const frozen = createNetServer().listen(0, '127.0.0.1');
  await once(frozen, 'listening');
  context.after(() => frozen.close());
  const frozenPort = (frozen.address() as AddressInfo).port;
  const port = await freePort();
  const balancer = await startBalancer({ port, targets: [frozenPort, well.port] });
  context.after(() => balancer.close());
  const isAnswered = () =>
    fetch(`http://127.0.0.1:${port}/`, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(200),
    }).then(
      (response) => response.text(),
      () => undefined,
    );
  const inTurn = async () => (await isAnswered()) && (await isAnswered()) && (await isAnswered());
  assert.equal(await until(inTurn, 'frozen replica left out', { timeoutMs: 60_000 }), 'well');
});

test('a connection is closed when every replica is down', async (context) => {
  const port = await freePort();
  const balancer = await startBalancer({ port, targets: [await freePort()] });
  context.after(() => balancer.close());
  await assert.rejects(fetch(`http://127.0.0.1:${port}/`));
});

test('a restart request reaches the supervisor, and the answer returns', async (context) => {
  const dataDir = temporaryDir(context);
  const request = { name: 'interview', kill: true };
  assert.equal(await requestRestart(dataDir, request), undefined);
  const control = await serveControl(dataDir, async (asked) => ({
    ok: true,
    message: JSON.stringify(asked),
  }));
  context.after(() => control.close());
  assert.deepEqual(await requestRestart(dataDir, request), { ok: true, message: JSON.stringify(request) });
});

test('a failed restart request is answered with the reason', async (context) => {
  const dataDir = temporaryDir(context);
  const control = await serveControl(dataDir, () => Promise.reject(new Error('billing is broken')));
  context.after(() => control.close());
  assert.deepEqual(await requestRestart(dataDir, { name: 'billing', kill: false }), {
    ok: false,
    message: 'billing is broken',
  });
});

test('sockets of a data directory with a long path have a fixed place under the temporary directory', (context) => {
  const dataDir = temporaryDir(context);
  assert.equal(socketDir(dataDir), join(dataDir, 'run'));
  const long = join(dataDir, 'x'.repeat(100));
  context.after(() => removeShortDir(long));
  assert.ok(Buffer.byteLength(socketDir(long)) < 65);
  assert.equal(socketDir(long), socketDir(long));
});

test('a wanted port is used if it is free', async (context) => {
  const { port } = await replica(context, 'taken');
  assert.equal(await portIsFree(port), false);
  assert.notEqual(await freePortPreferring(port), port);
  const free = await freePort();
  assert.equal(await freePortPreferring(free), free);
});

test('a reserved port is never given out', async () => {
  const reserved = Array.from({ length: 10_000 }, (_, at) => 10_000 + at);
  reservePorts(reserved);
  for (let draw = 0; draw < 60; draw += 1) assert((await freePort()) >= 20_000);
});

test('a port that clients refuse to connect to is never given out', async () => {
  const ports = Array.from({ length: 65_536 }, (_, port) => port);
  const blocked = ports.filter(isBlocked);
  assert(blocked.includes(10_080));
  assert.notEqual(await freePortPreferring(10_080), 10_080);
  for (const port of blocked) {
    const { cause } = await fetch(`http://127.0.0.1:${port}/`).catch((error) => error);
    assert.equal(cause?.message, 'bad port', String(port));
  }
  reservePorts(ports.filter((port) => !isBlocked(port)));
  await assert.rejects(freePort());
});
