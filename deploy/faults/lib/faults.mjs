import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../../local/lib/problem.mjs';
import { services } from '../../local/lib/services.mjs';
import { publishPoison } from './poison.mjs';

/**
 * Something that goes wrong. `inject` resolves when what went wrong is over and everything runs again. `clean`: no
 * HTTP request may fail meanwhile. What it returns is how many messages each dead queue must hold afterwards.
 * @typedef {{
 *   name: string, what: string, clean?: boolean,
 *   inject(platform: import('./platform.mjs').TestPlatform): Promise<Map<string, number> | void>,
 * }} Fault
 */

/** How long something stays away that is not started again at once, milliseconds. */
const awayMs = 5000;
/** Longer than a request may take, the lease of a replica's sessions and the limit of a delivery's attempt. */
const frozenMs = 20_000;

const serviceNames = Object.keys(services);

/**
 * @param {import('./platform.mjs').TestPlatform} platform
 * @param {string} service
 * @param {boolean} kill
 */
async function restartInTurn(platform, service, kill) {
  for (const name of platform.replicasOf(service)) await platform.restart(name, kill);
}

/** @type {(service: string) => Fault} */
const kill = (service) => ({
  name: `kill:${service}`,
  what: `kill -9 of each replica of ${service} in turn`,
  inject: (platform) => restartInTurn(platform, service, true),
});

/** @type {(service: string) => Fault} */
const term = (service) => ({
  name: `term:${service}`,
  what: `SIGTERM of each replica of ${service} in turn; no request may fail`,
  clean: true,
  inject: (platform) => restartInTurn(platform, service, false),
});

/** @type {(service: string) => Fault} */
const outage = (service) => ({
  name: `outage:${service}`,
  what: `kill -9 of all replicas of ${service} at once, ${awayMs / 1000} s away`,
  async inject(platform) {
    const names = platform.replicasOf(service);
    for (const name of names) platform.signal(name, 'SIGKILL');
    await pause(awayMs);
    await Promise.all(names.map((name) => platform.restart(name, false)));
  },
});

/** @type {(name: string) => Fault} */
const freeze = (name) => ({
  name: `pause:${name}`,
  what: `SIGSTOP of one process of ${name} for ${frozenMs / 1000} s`,
  async inject(platform) {
    platform.signal(name, 'SIGSTOP');
    try {
      await pause(frozenMs);
    } finally {
      platform.signal(name, 'SIGCONT');
    }
  },
});

/** @type {(name: string, how: 'kill' | 'restart') => Fault} */
const backend = (name, how) => ({
  name: `${how}:${name}`,
  what: `${how === 'kill' ? 'kill -9' : 'SIGTERM'} of ${name}, started again at once`,
  inject: (platform) => platform.restart(name, how === 'kill'),
});

/** @type {Fault[]} */
const all = [
  { name: 'none', what: 'nothing; two replicas of everything', clean: true, inject: async () => undefined },
  ...serviceNames.map(term),
  ...serviceNames.map(kill),
  ...serviceNames.map(outage),
  backend('rabbitmq', 'restart'),
  backend('rabbitmq', 'kill'),
  backend('mongodb', 'restart'),
  backend('mongodb', 'kill'),
  ...[...serviceNames, 'rabbitmq', 'mongodb'].map(freeze),
  {
    name: 'poison',
    what: 'messages no consumer can handle, in every queue',
    clean: true,
    inject: ({ description }) => publishPoison(description()),
  },
];

/** @type {Fault[]} */
export const quickFaults = [
  {
    name: 'quick',
    what: 'kill -9 of an interview and of a webhook replica',
    async inject(platform) {
      await platform.restart('interview', true);
      await platform.restart('webhook', true);
    },
  },
];

/**
 * @param {string | undefined} only names and groups, separated by commas; undefined for all
 * @returns {Fault[]}
 */
export function chosenFaults(only) {
  if (only === undefined) return all;
  const wanted = only.split(',').map((name) => name.trim());
  for (const name of wanted) {
    if (!all.some((fault) => isMeant(fault, name))) {
      throw new Problem(
        `There is no fault "${name}". There are: ${all.map((fault) => fault.name).join(', ')}.`,
      );
    }
  }
  return all.filter((fault) => wanted.some((name) => isMeant(fault, name)));
}

/** @param {Fault} fault @param {string} name */
const isMeant = (fault, name) => fault.name === name || fault.name.startsWith(`${name}:`);
