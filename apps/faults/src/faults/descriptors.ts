import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Fault } from '../fault.ts';

const usedUpMs = 20_000;
/** Time limit of the refusal of a connection, milliseconds. */
const refusedWithinMs = 5000;

export const descriptors: Fault = {
  name: 'descriptors:<service>',
  targets: ['gateway', 'interview', 'conversation'],
  summary: `no process of the service can accept or open a connection or open a file for ${usedUpMs / 1000} s; each refuses connections at once, and none ends`,
  allowed: 'failed requests',
  async inject({ platform, target }) {
    const names = platform.replicasOf(target);
    const limited = names.map(platform.pidOf).map((pid) => ({ pid, limit: limitOf(pid) }));
    try {
      for (const { pid } of limited) await limitDescriptors(pid, lowestUnused(pid));
      await pause(usedUpMs / 2);
      for (const { name, httpUrl } of platform.description().services)
        if (names.includes(name)) await untilRefused(httpUrl);
      await pause(usedUpMs / 2);
    } finally {
      for (const { pid, limit } of limited) await limitDescriptors(pid, limit);
    }
    for (const name of names) await platform.untilReady(name);
  },
};

/** A client whose connection is pending cannot try another process, so connections must be refused. */
async function untilRefused(httpUrl: string) {
  const socket = connect(Number(new URL(httpUrl).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  await once(socket, 'close', { signal: AbortSignal.timeout(refusedWithinMs) });
}

const limitOf = (pid: number) =>
  /^Max open files +(\d+)/m.exec(readFileSync(`/proc/${pid}/limits`, 'utf8'))?.[1] ?? '';

/** Returns the number of the next descriptor, which is the limit that forbids every further one. */
function lowestUnused(pid: number): string {
  const used = new Set(readdirSync(`/proc/${pid}/fd`).map(Number));
  let lowest = 0;
  while (used.has(lowest)) lowest += 1;
  return String(lowest);
}

const limitDescriptors = (pid: number, limit: string) =>
  promisify(execFile)('prlimit', ['--pid', String(pid), `--nofile=${limit}:`]);
