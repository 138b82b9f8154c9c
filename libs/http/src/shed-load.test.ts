import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@colloquy/kernel';
import type { Request, Response } from 'express';
import { eventLoopLagMs, shedLoad } from './shed-load';

const cell = new Int32Array(new SharedArrayBuffer(4));
/** Blocks the event loop without using the CPU. */
const block = (ms: number) => void Atomics.wait(cell, 0, 0, ms);

let lagMs: number;
let databaseWaits: number;
const shed = shedLoad({
  backlog: () => ({ lagMs, databaseWaits }),
  isExport: ({ url }) => url === '/api/things',
});
beforeEach(() => {
  lagMs = 0;
  databaseWaits = 0;
});

/** Returns the headers of a refusal, or undefined if the request passes. */
function send(method: string, url: string) {
  const headers: Record<string, unknown> = {};
  const res = { setHeader: (name: string, value: unknown) => (headers[name] = value) };
  try {
    shed({ method, url } as Request, res as unknown as Response, () => undefined);
    return undefined;
  } catch (error) {
    expect(error).toMatchObject(
      new AppError('unavailable', undefined, 'The service is busy; try again later'),
    );
    return headers;
  }
}
const refused = () =>
  [
    ['GET', '/api/things'],
    ['GET', '/api/things/1'],
    ['POST', '/api/things'],
    ['GET', '/healthz'],
  ].filter(([method = '', url = '']) => send(method, url) !== undefined).length;

test.each([
  ['nothing while the process keeps up', 100, 50, 0],
  ['exports first', 101, 0, 1],
  ['then reads', 501, 0, 2],
  ['then writes, but never a health check', 2001, 0, 3],
  ['exports if operations wait for the database', 0, 51, 1],
  ['exports and reads if many operations wait', 0, 201, 2],
  ['all if very many operations wait', 0, 801, 3],
])('refuses %s', (_what, lag, waits, count) => {
  lagMs = lag;
  databaseWaits = waits;
  expect(refused()).toBe(count);
});

test('a refusal says when to try again', () => {
  lagMs = 200;
  expect(send('GET', '/api/things')).toEqual({ 'Retry-After': 2 });
});

test('a loop that is blocked again and again shows as lag, which ends with the blocks', async () => {
  eventLoopLagMs(); // starts the sampler
  while (eventLoopLagMs() <= 50) {
    block(150);
    await pause(20);
  }
  while (eventLoopLagMs() > 10) await pause(20);
});

test('a few long stalls are no lag', async () => {
  eventLoopLagMs();
  await pause(600);
  for (let n = 0; n < 3; n++) {
    block(700);
    await pause(20);
  }
  const seen: number[] = [];
  for (let n = 0; n < 80; n++) {
    await pause(20);
    seen.push(eventLoopLagMs());
  }
  expect(Math.max(...seen)).toBeLessThan(100);
});
