import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../../platform/src/screen/problem.ts';
import { together } from '../../platform/src/wait.ts';
import { tapEvents } from './tap.ts';
import type { Fault } from './faults.ts';

/**
 * A moment in the work of a consumer: so long after an event was published, or after an endpoint got a request and
 * before it answers.
 */
type Step = { after: string; ms: number };

/** From before the consumer has the message to after it is done with it, milliseconds. */
const delays = [0, 1, 2, 5, 10, 15, 20, 30, 50, 100];
/** Longest time without the event that is waited for, milliseconds. */
const patienceMs = 120_000;
/** What was broken off is taken up again for at least this long before the next kill, milliseconds. */
const restMs = 500;

/** The steps at which each service is killed, one after the other and from the beginning again. */
const stepsOf = {
  analysis: delays.flatMap((ms) => [
    { after: 'session.ended.v1', ms },
    { after: 'interview.completed.v1', ms },
  ]),
  webhook: delays.flatMap((ms) => [
    { after: 'interview.analysed.v1', ms },
    { after: 'request', ms },
  ]),
};

export const killAtEveryStep: (service: keyof typeof stepsOf) => Fault = (service): Fault => ({
  name: `completions:kill-${service}`,
  what: `kill -9 of all of ${service} at one step after the other, each at least once, over so many completions`,
  async inject({ platform, load, arrivals, completions }) {
    const moments = new EventEmitter();
    const onRequest = () => void moments.emit('request');
    const tap = await tapEvents(platform.description(), ({ fields }) => void moments.emit(fields.routingKey));
    arrivals.on('request', onRequest);
    const names = platform.replicasOf(service);
    const kills: Date[] = [];
    const strike = () => {
      for (const name of names) platform.signal(name, 'SIGKILL');
      kills.push(new Date());
    };
    try {
      const steps = stepsOf[service];
      for (let nth = 0; nth < steps.length || load.accepted.size < completions; nth += 1) {
        await atStep(moments, steps[nth % steps.length] ?? { after: 'request', ms: 0 }, strike);
        await together(names.map((name) => platform.restart(name, false)));
        await pause(restMs);
      }
    } finally {
      arrivals.off('request', onRequest);
      await tap.close();
    }
    // whoever has not been killed has interrupted nothing
    return { note: `${kills.length} kills`, webhookKills: service === 'webhook' ? kills : [] };
  },
});

/** Strikes when the step is there: with no delay within the very event. */
function atStep(moments: EventEmitter, { after, ms }: Step, strike: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const act = () => {
      strike();
      resolve();
    };
    const begin = () => {
      clearTimeout(limit);
      if (ms === 0) act();
      else setTimeout(act, ms);
    };
    const limit = setTimeout(() => {
      moments.off(after, begin);
      reject(new Problem(`Nothing came for ${patienceMs / 1000} s that follows ${after}.`));
    }, patienceMs);
    moments.once(after, begin);
  });
}
