import { Problem } from '../../platform/src/screen/problem.ts';
import { services } from '../../platform/src/processes/services.ts';
import { killAtEveryStep } from './completions.ts';
import { disconnections } from './disconnections.ts';
import { diskAlarm } from './disk-alarm.ts';
import { duplicates } from './duplicates.ts';
import { purge, unbind } from './lost-events.ts';
import { poison } from './poison.ts';
import {
  backend,
  consumersAway,
  freeze,
  identityProviderAway,
  kill,
  outage,
  slowDatabase,
  term,
} from './process-faults.ts';
import { quick } from './quick.ts';
import { wrongClock } from './wrong-clock.ts';
import type { Fault } from './fault.ts';

const serviceNames = Object.keys(services);

const all: Fault[] = [
  { name: 'none', what: 'the load alone', clean: true, inject: async () => undefined },
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
  purge,
  unbind,
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
