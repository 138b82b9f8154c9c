import { setTimeout as pause } from 'node:timers/promises';
import { startReceiver, type Received } from '../../simulator/src/demo/receiver.ts';
import { until } from '../../platform/src/wait.ts';
import { groupsOf } from './bench-platform.ts';
import { machineDuring, mapped, measured, type CpuMs } from './cpu.ts';
import { createInterview, interviewBody, several } from './interviews.ts';
import { spreadOf, type Spread } from './statistics.ts';
import { waitingExpert } from './waiting-expert.ts';
import type { Context } from './requests.ts';

/** Conversations that are opened at a time before the clock runs. */
const opening = 16;
/** How long the last notification may take, milliseconds. */
const patienceMs = 60_000;

/**
 * `fromEnd`: from the moment the expert's page said that the conversation is over; `fromCompleted`: from the
 * completion that the notification names. Both to the notification's arrival, milliseconds. `cpuMsPerCompletion`: of
 * every process, with what it would have used at rest; `machine`: how busy it was with this and everything else.
 */
export type Latency = {
  perSecond: number;
  completions: number;
  notified: number;
  repeated: number;
  fromEnd: Spread;
  fromCompleted: Spread;
  cpuMsPerCompletion: CpuMs;
  machine: { busy: number; stolen: number };
};

/** Lets experts press End at a steady pace, and measures how long the client's notification takes. */
export async function measureCompletions(
  { platform, progress }: Context,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Latency> {
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
    const endedAt: Map<string, Date> = new Map();
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

export function latencyOf(
  perSecond: number,
  endedAt: Map<string, Date>,
  received: Received[],
): Omit<Latency, 'cpuMsPerCompletion' | 'machine'> {
  const notifications = received.map(({ at, body }) => ({ at, ...JSON.parse(body) }));
  const notified = new Set(notifications.map(({ interviewId }) => interviewId));
  const since = (begin: (notification: any) => Date | undefined) =>
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

function within<T>(promise: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise((_resolve, reject) => {
    const fail = () => reject(new Error(`${what}: not within ${patienceMs / 1000} s`));
    timer = setTimeout(fail, patienceMs);
  }) as Promise<never>;
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
