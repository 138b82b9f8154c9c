import { Problem } from '../../local/lib/problem.mjs';
import { services } from '../../local/lib/services.mjs';
import { killAtEveryStep } from './completions.mjs';
import { disconnections } from './disconnections.mjs';
import { diskAlarm } from './disk-alarm.mjs';
import { duplicates } from './duplicates.mjs';
import { poison } from './poison.mjs';
import {
  backend,
  consumersAway,
  freeze,
  identityProviderAway,
  kill,
  outage,
  slowDatabase,
  term,
} from './process-faults.mjs';
import { quick } from './quick.mjs';
import { wrongClock } from './wrong-clock.mjs';

/**
 * Where something goes wrong. `arrivals` emits `request` when an endpoint has got one, before it answers;
 * `completions`: how many interviews to accept where a fault goes on until so many are.
 * @typedef {{
 *   platform: import('./platform.mjs').TestPlatform, load: Pick<import('./load.mjs').Load, 'accepted'>,
 *   arrivals: import('node:events').EventEmitter, completions: number,
 * }} Site
 *
 * What it leaves behind. `dead`: how many messages each dead queue must hold; `webhookKills`: the only moments at
 * which an attempt at a notification can have been interrupted; `note`: for the reader of the table.
 * @typedef {{ dead?: Map<string, number>, webhookKills?: Date[], note?: string }} Aftermath
 *
 * Something that goes wrong. `inject` resolves when what went wrong is over and everything runs again. `clean`: no
 * HTTP request may fail meanwhile.
 * @typedef {{ name: string, what: string, clean?: boolean, inject(site: Site): Promise<Aftermath | void> }} Fault
 */

const serviceNames = Object.keys(services);

/** @type {Fault[]} */
const all = [
  { name: 'none', what: 'nothing; two replicas of everything', clean: true, inject: async () => undefined },
  ...serviceNames.map(term),
  ...serviceNames.map(kill),
  ...serviceNames.map(outage),
  consumersAway,
  identityProviderAway,
  backend('rabbitmq', 'restart'),
  backend('rabbitmq', 'kill'),
  diskAlarm,
  disconnections,
  backend('mongodb', 'restart'),
  backend('mongodb', 'kill'),
  slowDatabase,
  ...[...serviceNames, 'rabbitmq', 'mongodb'].map(freeze),
  ...serviceNames.map(wrongClock),
  poison,
  duplicates,
  killAtEveryStep('analysis'),
  killAtEveryStep('webhook'),
];

/** @type {Fault[]} */
export const quickFaults = [quick];

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
