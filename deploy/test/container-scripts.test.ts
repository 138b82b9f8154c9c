import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inRepository } from './repository';

jest.setTimeout(60_000);

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** Starts a service and returns its port. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  closing.push(() => server.close());
  await once(server, 'listening');
  return String((server.address() as AddressInfo).port);
}

async function run(script: string, port: string, ...args: string[]): Promise<unknown> {
  const env = { ...process.env, PORT: port, DRAIN_CHECK_MS: '5' };
  const child = spawn(process.execPath, [inRepository('deploy/docker', script), ...args], { env });
  const [code] = await once(child, 'exit');
  return code;
}

test('a container is healthy when its service is ready', async () => {
  const ready = await serve((req, res) => res.writeHead(req.url === '/readyz' ? 200 : 404).end());
  const unready = await serve((_req, res) => res.writeHead(503).end());
  expect(await run('healthcheck.mts', ready)).toBe(0);
  expect(await run('healthcheck.mts', unready)).toBe(1);
  expect(await run('healthcheck.mts', '1')).toBe(1);
});

test('a conversation process is stopped when its last session has ended', async () => {
  const sessions = [0, 2, 2, 2, 2, 1, 0];
  const asked: string[] = [];
  const port = await serve((req, res) => {
    asked.push(req.url ?? '');
    const live = sessions[asked.length - 1] ?? 0;
    res.end(`# TYPE x gauge\ncolloquy_conversation_live_sessions{service="conversation"} ${live}\n`);
  });
  expect(await run('drain.mts', port, '60')).toBe(0);
  expect(asked).toEqual(sessions.map(() => '/metrics'));
});

test('a conversation process whose sessions do not end is stopped at the time limit', async () => {
  const port = await serve((_req, res) => res.end('colloquy_conversation_live_sessions 1\n'));
  expect(await run('drain.mts', port, '0.2')).toBe(0);
});

test('a conversation process that does not answer is stopped at once', async () => {
  expect(await run('drain.mts', '1', '60')).toBe(0);
});
