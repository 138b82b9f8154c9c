import { Problem } from '../../../apps/platform/src/screen/problem.ts';
import { services } from '../../../apps/platform/src/processes/services.ts';
import { killAtEveryStep } from '../../../apps/faults/src/completions.ts';
import { disconnections } from '../../../apps/faults/src/disconnections.ts';
import { diskAlarm } from '../../../apps/faults/src/disk-alarm.ts';
import { duplicates } from '../../../apps/faults/src/duplicates.ts';
import { poison } from '../../../apps/faults/src/poison.ts';
import {
  backend,
  consumersAway,
  freeze,
  identityProviderAway,
  kill,
  outage,
  slowDatabase,
  term,
} from '../../../apps/faults/src/process-faults.ts';
import { quick } from '../../../apps/faults/src/quick.ts';
import { wrongClock } from '../../../apps/faults/src/wrong-clock.ts';
import type { Load } from '../../../apps/faults/src/load.ts';
import type { TestPlatform } from '../../../apps/faults/src/platform.ts';
import type { EventEmitter } from 'node:events';

/**
 * Where something goes wrong. `arrivals` emits `request` when an endpoint has got one, before it answers;
 * `completions`: how many interviews to accept where a fault goes on until so many are.
 */
type Site = {
  platform: TestPlatform;
  load: Pick<Load, 'accepted'>;
  arrivals: EventEmitter;
  completions: number;
};

export type Aftermath = { dead?: Map<string, number>; webhookKills?: Date[]; note?: string };

export type Fault = { name: string; what: string; clean?: boolean; inject(site: Site): Promise<Aftermath | void> };

const serviceNames = Object.keys(services);

const all: Fault[] = [
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

export const quickFaults: Fault[] = [quick];

/** @param only names and groups, separated by commas; undefined for all */
export function chosenFaults(only: string | undefined): Fault[] {
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

const isMeant = (fault: Fault, name: string) => fault.name === name || fault.name.startsWith(`${name}:`);
