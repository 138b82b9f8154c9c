import { setTimeout as pause } from 'node:timers/promises';
import { settleAll } from '../../../platform/src/wait.ts';
import { serviceNames, type TestPlatform } from '../platform.ts';
import type { Fault } from '../fault.ts';

const awayMs = 5000;
const longAwayMs = 120_000;
/** Milliseconds; longer than the limits of a request, of a lease on a session and of a delivery attempt. */
const frozenMs = 20_000;
const rounds = 3;

const backends = ['rabbitmq', 'mongodb'];

async function restartInTurn(platform: TestPlatform, service: string, kill: boolean) {
  for (const name of platform.replicasOf(service)) await platform.restart(name, kill);
}

export const term: Fault = {
  name: 'term:<service>',
  targets: serviceNames,
  summary: 'SIGTERM to each replica in turn, as in a rolling update',
  allowed: 'no failure',
  inject: ({ platform, target }) => restartInTurn(platform, target, false),
};

export const kill: Fault = {
  name: 'kill:<service>',
  targets: serviceNames,
  summary: '`kill -9` of each replica in turn',
  allowed: 'failed requests',
  inject: ({ platform, target }) => restartInTurn(platform, target, true),
};

/** Kills processes and restarts them after `ms` milliseconds, and after `atTheEnd`. */
export async function killFor(
  platform: TestPlatform,
  names: string[],
  ms: number,
  atTheEnd = async (): Promise<void> => undefined,
) {
  for (const name of names) platform.signal(name, 'SIGKILL');
  await pause(ms);
  await atTheEnd();
  await settleAll(names.map((name) => platform.restart(name, false)));
}

export const killAll: Fault = {
  name: 'kill:all',
  summary: `\`kill -9\` of all processes of all services at once, restarted at once, ${rounds} times`,
  allowed: 'failed requests',
  async inject({ platform }) {
    const names = serviceNames.flatMap(platform.replicasOf);
    for (let round = 0; round < rounds; round += 1) {
      await killFor(platform, names, 0);
      await pause(awayMs);
    }
  },
};

export const outage: Fault = {
  name: 'outage:<service>',
  targets: serviceNames,
  summary: `\`kill -9\` of all replicas at once, restarted after ${awayMs / 1000} s`,
  allowed: 'failed requests',
  inject: ({ platform, target }) => killFor(platform, platform.replicasOf(target), awayMs),
};

export const consumersOutage: Fault = {
  name: 'outage:consumers',
  summary: `\`kill -9\` of all processes of analysis, billing and webhook at once, restarted after ${longAwayMs / 1000} s`,
  allowed: 'no failure',
  inject: ({ platform }) =>
    killFor(platform, ['analysis', 'billing', 'webhook'].flatMap(platform.replicasOf), longAwayMs),
};

export const identityProviderOutage: Fault = {
  name: 'outage:identity-provider',
  summary: `\`kill -9\` of the identity provider, restarted after ${frozenMs / 1000} s`,
  allowed: 'no failure',
  inject: ({ platform }) => killFor(platform, ['identity-provider'], frozenMs),
};

export const restartBackend: Fault = {
  name: 'restart:<backend>',
  targets: backends,
  summary: 'the broker or the database is stopped and started',
  allowed: 'failed requests',
  inject: ({ platform, target }) => platform.restart(target, false),
};

export const killBackend: Fault = {
  name: 'kill:<backend>',
  targets: backends,
  summary: '`kill -9` of the broker or the database, restarted at once',
  allowed: 'failed requests',
  inject: ({ platform, target }) => platform.restart(target, true),
};

export const pauseOne: Fault = {
  name: 'pause:<process>',
  targets: [...serviceNames, ...backends],
  summary: `SIGSTOP of one replica of a service, of the broker or of the database for ${frozenMs / 1000} s`,
  allowed: 'failed requests',
  inject: ({ platform, target }) => standStill(platform, target, frozenMs),
};

export const slowDatabase: Fault = {
  name: 'slow:mongodb',
  summary: 'the database is frozen for 2 s after every half second of work, for 20 s',
  allowed: 'failed requests',
  inject: ({ platform }) => standStillRepeatedly(platform, 'mongodb', { stillMs: 2000, busyMs: 500 }),
};

export const stutter: Fault = {
  name: 'stutter:<backend>',
  targets: backends,
  summary: 'the broker or the database is frozen for 200 ms of every 400 ms, as on a slow disk, for 20 s',
  allowed: 'no failure',
  inject: ({ platform, target }) => standStillRepeatedly(platform, target, { stillMs: 200, busyMs: 200 }),
};

async function standStillRepeatedly(
  platform: TestPlatform,
  name: string,
  { stillMs, busyMs }: { stillMs: number; busyMs: number },
) {
  const end = performance.now() + frozenMs;
  while (performance.now() < end) {
    await standStill(platform, name, stillMs);
    await pause(busyMs);
  }
}

async function standStill(platform: TestPlatform, name: string, ms: number) {
  platform.signal(name, 'SIGSTOP');
  try {
    await pause(ms);
  } finally {
    platform.signal(name, 'SIGCONT');
  }
}
