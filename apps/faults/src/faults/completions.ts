import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../../../platform/src/screen/problem.ts';
import { settleAll } from '../../../platform/src/wait.ts';
import { tapEvents } from '../tap.ts';
import type { Fault } from '../fault.ts';

/** A moment in the work of a consumer: a delay after an event was published or an endpoint received a request. */
interface Step {
  after: string;
  ms: number;
}

/** Delays, milliseconds: from before the consumer receives the message until after it has handled it. */
const delays = [0, 1, 2, 5, 10, 15, 20, 30, 50, 100];
const patienceMs = 120_000;
/** Time to resume the interrupted work before the next kill, milliseconds. */
const restMs = 500;

/** The steps at which each service is killed, in rotation. */
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

export const killAtEveryStep: Fault = {
  name: 'completions:kill-<service>',
  targets: Object.keys(stepsOf),
  summary:
    'during `--completions` completions all processes of the service are killed repeatedly, 0 to 100 ms after an event for it was published or, for webhook, while an endpoint has not answered a request',
  allowed: 'failed requests',
  async inject({ platform, target, load, arrivals, completions }) {
    const service = target as keyof typeof stepsOf;
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
        await settleAll(names.map((name) => platform.restart(name, false)));
        await pause(restMs);
      }
    } finally {
      arrivals.off('request', onRequest);
      await tap.close();
    }
    // only a killed webhook process can have interrupted an attempt
    return { note: `${kills.length} kills`, webhookKills: service === 'webhook' ? kills : [] };
  },
};

/** Calls `strike` at a step; with a delay of 0 within the handler of the event. */
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
      reject(new Problem(`No ${after} occurred within ${patienceMs / 1000} s.`));
    }, patienceMs);
    moments.once(after, begin);
  });
}
