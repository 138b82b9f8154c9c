import { setTimeout as pause } from 'node:timers/promises';
import { together } from '../../platform/src/wait.ts';
import type { Fault } from './fault.ts';
import type { TestPlatform } from './platform.ts';

/** Time until a killed process is restarted, milliseconds. */
const awayMs = 5000;
/** Time until killed consumers are restarted, milliseconds. */
const longAwayMs = 120_000;
/** Longer than the limits of a request, of a replica's lease on its sessions and of a delivery attempt. Milliseconds. */
const frozenMs = 20_000;
/** How long a slow database is stopped and then running, milliseconds. */
const [stillMs, busyMs] = [2000, 500];

async function restartInTurn(platform: TestPlatform, service: string, kill: boolean) {
  for (const name of platform.replicasOf(service)) await platform.restart(name, kill);
}

export const kill = (service: string): Fault => ({
  name: `kill:${service}`,
  what: `kill -9 of each replica of ${service} in turn`,
  inject: ({ platform }) => restartInTurn(platform, service, true),
});

export const term = (service: string): Fault => ({
  name: `term:${service}`,
  what: `SIGTERM to each replica of ${service} in turn; no request may fail`,
  clean: true,
  inject: ({ platform }) => restartInTurn(platform, service, false),
});

/** @param atTheEnd is done before the processes restart */
export async function takeAway(
  platform: TestPlatform,
  names: string[],
  ms: number,
  atTheEnd = async (): Promise<void> => undefined,
) {
  for (const name of names) platform.signal(name, 'SIGKILL');
  await pause(ms);
  await atTheEnd();
  await together(names.map((name) => platform.restart(name, false)));
}

export const outage = (service: string): Fault => ({
  name: `outage:${service}`,
  what: `kill -9 of all replicas of ${service} at once, restarted after ${awayMs / 1000} s`,
  inject: ({ platform }) => takeAway(platform, platform.replicasOf(service), awayMs),
});

export const consumersAway: Fault = {
  name: 'outage:consumers',
  what: `kill -9 of all analysis, billing and webhook processes, restarted after ${longAwayMs / 1000} s; no request may fail`,
  clean: true,
  inject: ({ platform }) =>
    takeAway(platform, ['analysis', 'billing', 'webhook'].flatMap(platform.replicasOf), longAwayMs),
};

export const identityProviderAway: Fault = {
  name: 'outage:identity-provider',
  what: `kill -9 of the identity provider, restarted after ${frozenMs / 1000} s; no request may fail`,
  clean: true,
  inject: ({ platform }) => takeAway(platform, ['identity-provider'], frozenMs),
};

export const freeze = (name: string): Fault => ({
  name: `pause:${name}`,
  what: `SIGSTOP of one process of ${name} for ${frozenMs / 1000} s`,
  inject: ({ platform }) => standStill(platform, name, frozenMs),
});

export const slowDatabase: Fault = {
  name: 'slow:mongodb',
  what: `the database is frozen repeatedly for ${stillMs / 1000} s, during ${frozenMs / 1000} s`,
  async inject({ platform }) {
    const end = performance.now() + frozenMs;
    while (performance.now() < end) {
      await standStill(platform, 'mongodb', stillMs);
      await pause(busyMs);
    }
  },
};

async function standStill(platform: TestPlatform, name: string, ms: number) {
  platform.signal(name, 'SIGSTOP');
  try {
    await pause(ms);
  } finally {
    platform.signal(name, 'SIGCONT');
  }
}

export const backend = (name: string, how: 'kill' | 'restart'): Fault => ({
  name: `${how}:${name}`,
  what: `${how === 'kill' ? 'kill -9' : 'SIGTERM'} of ${name}, restarted at once`,
  inject: ({ platform }) => platform.restart(name, how === 'kill'),
});
