import { Problem } from '../../platform/src/screen/problem.ts';
import { brokerCluster } from './faults/broker-cluster.ts';
import { killAtEveryStep } from './faults/completions.ts';
import { descriptors } from './faults/descriptors.ts';
import { disconnections } from './faults/disconnections.ts';
import { diskAlarm } from './faults/disk-alarm.ts';
import { duplicates } from './faults/duplicates.ts';
import { dropIndexes } from './faults/indexes.ts';
import { deleteExchange, purge, unbind } from './faults/lost-events.ts';
import { poison } from './faults/poison.ts';
import * as processes from './faults/process-faults.ts';
import { quick } from './faults/quick.ts';
import { restoredBackup } from './faults/restored-backup.ts';
import { wrongClock } from './faults/wrong-clock.ts';
import type { Fault, SingleFault } from './fault.ts';

export const faults: readonly Fault[] = [
  { name: 'none', summary: 'the load alone', allowed: 'no failure', inject: async () => undefined },
  processes.term,
  processes.kill,
  processes.killAll,
  processes.outage,
  processes.consumersOutage,
  processes.identityProviderOutage,
  processes.restartBackend,
  processes.killBackend,
  processes.pauseOne,
  processes.slowDatabase,
  processes.stutter,
  wrongClock,
  descriptors,
  diskAlarm,
  disconnections,
  brokerCluster,
  poison,
  duplicates,
  purge,
  unbind,
  deleteExchange,
  dropIndexes,
  restoredBackup,
  killAtEveryStep,
];

const all = faults.flatMap(singleFaults);

export const quickFaults: SingleFault[] = singleFaults(quick);

/** @param only names and groups, separated by commas; undefined for all */
export function chosenFaults(only: string | undefined): SingleFault[] {
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

const isMeant = ({ name: full }: SingleFault, name: string) => full === name || full.startsWith(`${name}:`);

function singleFaults({ targets = [''], ...fault }: Fault): SingleFault[] {
  return targets.map((target) => ({ ...fault, target, name: fault.name.replace(/<.*>/, target) }));
}
