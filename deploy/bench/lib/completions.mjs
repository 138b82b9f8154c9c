import { setTimeout as pause } from 'node:timers/promises';
import { startReceiver } from '../../local/lib/receiver.mjs';
import { until } from '../../local/lib/wait.mjs';
import { groupsOf } from './bench-platform.mjs';
import { machineDuring, mapped, measured } from './cpu.mjs';
import { createInterview, interviewBody, several } from './interviews.mjs';
import { spreadOf } from './statistics.mjs';
import { waitingExpert } from './waiting-expert.mjs';

/** Conversations that are opened at a time before the clock runs. */
const opening = 16;
/** How long the last notification may take, milliseconds. */
const patienceMs = 60_000;

/**
 * `fromEnd`: from the moment the expert's page said that the conversation is over; `fromCompleted`: from the
 * completion that the notification names. Both to the notification's arrival, milliseconds. `cpuMsPerCompletion`: of
 * every process, with what it would have used at rest; `machine`: how busy it was with this and everything else.
 * @typedef {{
 *   perSecond: number, completions: number, notified: number, repeated: number,
 *   fromEnd: import('./statistics.mjs').Spread, fromCompleted: import('./statistics.mjs').Spread,
 *   cpuMsPerCompletion: import('./cpu.mjs').CpuMs, machine: { busy: number, stolen: number },
 * }} Latency
 */

/**
 * Lets experts press End at a steady pace, and measures how long the client's notification takes.
 * @param {import('./requests.mjs').Context} context
 * @param {{ perSecond: number, seconds: number }} pace
 * @returns {Promise<Latency>}
 */
export async function measureCompletions({ platform, progress }, { perSecond, seconds }) {
  const count = perSecond * seconds;
  const { appUrl, baseUrl, accounts } = platform;
  const apiKey = accounts[0]?.apiKey ?? '';
  const receiver = await startReceiver();
  try {
    const experts = await progress.step(`Opening ${count} conversations`, () =>
      several(count, opening, async (n) => {
        const body = interviewBody(`Completion ${n}`, receiver.url);
        const interviewId = await createInterview({ baseUrl, apiKey }, body);
        const expert = waitingExpert({ appUrl, interviewId });
        await within(expert.ready, `conversation ${n}`);
        return { interviewId, expert };
      }),
    );
    await pause(2000); // what opening them left to do is none of this
    /** @type {Map<string, Date>} */
    const endedAt = new Map();
    const complete = async () => {
      const begun = performance.now();
      const endings = experts.map(async ({ interviewId, expert }, n) => {
        await pause(Math.max(0, begun + (n * 1000) / perSecond - performance.now()));
        endedAt.set(interviewId, await within(expert.end(), `the end of conversation ${n}`));
      });
      await Promise.all(endings);
      const all = () => receiver.received.length >= count;
      await until(all, { timeoutMs: patienceMs, what: 'all notifications' }).catch(() => undefined);
    };
    const groups = { ...groupsOf(platform), bench: [process.pid] };
    const { result, machine } = await progress.step(`Completing ${perSecond} interviews a second`, () =>
      machineDuring(() => measured(groups, {}, complete)),
    );
    const cpuMsPerCompletion = mapped(result.cpuMs, (ms) => ms / count);
    for (const { expert } of experts) expert.hangUp();
    return { ...latencyOf(perSecond, endedAt, receiver.received), cpuMsPerCompletion, machine };
  } finally {
    receiver.close();
  }
}

/**
 * @param {number} perSecond
 * @param {Map<string, Date>} endedAt
 * @param {import('../../local/lib/receiver.mjs').Received[]} received
 * @returns {Omit<Latency, 'cpuMsPerCompletion' | 'machine'>}
 */
export function latencyOf(perSecond, endedAt, received) {
  const notifications = received.map(({ at, body }) => ({ at, ...JSON.parse(body) }));
  const notified = new Set(notifications.map(({ interviewId }) => interviewId));
  const since = (/** @type {(notification: any) => Date | undefined} */ begin) =>
    spreadOf(notifications.map((one) => one.at.getTime() - (begin(one)?.getTime() ?? NaN)));
  return {
    perSecond,
    completions: endedAt.size,
    notified: notified.size,
    repeated: notifications.length - notified.size,
    fromEnd: since(({ interviewId }) => endedAt.get(interviewId)),
    fromCompleted: since(({ completedAt }) => new Date(completedAt)),
  };
}

/**
 * @template T
 * @param {Promise<T>} promise
 * @param {string} what
 * @returns {Promise<T>}
 */
function within(promise, what) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const limit = /** @type {Promise<never>} */ (
    new Promise((_resolve, reject) => {
      const fail = () => reject(new Error(`${what}: not within ${patienceMs / 1000} s`));
      timer = setTimeout(fail, patienceMs);
    })
  );
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
