import { setTimeout as pause } from 'node:timers/promises';
import { startReceiver, type Received } from '../../simulator/src/demo/receiver.ts';
import { until } from '../../platform/src/wait.ts';
import { groupsOf } from './bench-platform.ts';
import { machineDuring, mapValues, measureCpu, type CpuMs, type MachineLoad } from './cpu.ts';
import { createInterview, interviewBody, mapConcurrently } from './interviews.ts';
import { spreadOf, type Spread } from './statistics.ts';
import { waitingExpert } from './waiting-expert.ts';
import type { Pace } from './options.ts';
import type { Context } from './requests.ts';

/** Most conversations that are opened concurrently before the measurement. */
const opening = 16;
const patienceMs = 60_000;

export interface Latency {
  perSecond: number;
  completions: number;
  notified: number;
  repeated: number;
  /** From the end of the conversation on the expert's page to the notification, milliseconds. */
  fromEnd: Spread;
  /** From the notification's `completedAt` to the notification, milliseconds. */
  fromCompleted: Spread;
  /** Notified interviews a second, from the end of the first conversation to the last notification. */
  notifiedPerSecond: number;
  /** By process, including its use at rest. */
  cpuMsPerCompletion: CpuMs;
  machine: MachineLoad;
}

export async function measureCompletions(
  { platform, progress }: Context,
  { perSecond, seconds }: Pick<Pace, 'perSecond' | 'seconds'>,
): Promise<Latency> {
  const count = perSecond * seconds;
  const { appUrl, baseUrl, accounts } = platform;
  const apiKey = accounts[0]?.apiKey ?? '';
  const receiver = await startReceiver();
  try {
    const experts = await progress.step(`Opening ${count} conversations`, () =>
      mapConcurrently(count, opening, async (n) => {
        const body = interviewBody(`Completion ${n}`, receiver.url);
        const interviewId = await createInterview({ baseUrl, apiKey }, body);
        const expert = waitingExpert({ appUrl, interviewId });
        await within(expert.ready, `conversation ${n}`);
        return { interviewId, expert };
      }),
    );
    await pause(2000); // waits until the work of opening the conversations is done
    const endedAt = new Map<string, Date>();
    const complete = async () => {
      const begun = performance.now();
      const endings = experts.map(async ({ interviewId, expert }, n) => {
        await pause(Math.max(0, begun + (n * 1000) / perSecond - performance.now()));
        endedAt.set(interviewId, await within(expert.end(), `the end of conversation ${n}`));
      });
      await Promise.all(endings);
      const all = () => receiver.received.length >= count;
      await until(all, 'all notifications', { timeoutMs: patienceMs }).catch(() => undefined);
    };
    const groups = { ...groupsOf(platform), bench: [process.pid] };
    const { result, machine } = await progress.step(`Completing ${perSecond} interviews a second`, () =>
      machineDuring(() => measureCpu(groups, {}, complete)),
    );
    const cpuMsPerCompletion = mapValues(result.cpuMs, (ms) => ms / count);
    for (const { expert } of experts) expert.hangUp();
    return { ...latencyOf(perSecond, endedAt, receiver.received), cpuMsPerCompletion, machine };
  } finally {
    receiver.close();
  }
}

interface Notification {
  at: Date;
  interviewId: string;
  completedAt: string;
}

export function latencyOf(
  perSecond: number,
  endedAt: Map<string, Date>,
  received: Pick<Received, 'at' | 'body'>[],
): Omit<Latency, 'cpuMsPerCompletion' | 'machine'> {
  const notifications = received.map(({ at, body }): Notification => ({ at, ...JSON.parse(body) }));
  const notified = new Set(notifications.map(({ interviewId }) => interviewId));
  const firstEnd = Math.min(...[...endedAt.values()].map(Number));
  const lastNotified = Math.max(...notifications.map(({ at }) => at.getTime()));
  const since = (begin: (notification: Notification) => Date | undefined) =>
    spreadOf(notifications.map((one) => one.at.getTime() - (begin(one)?.getTime() ?? NaN)));
  return {
    perSecond,
    completions: endedAt.size,
    notified: notified.size,
    repeated: notifications.length - notified.size,
    notifiedPerSecond: (notified.size * 1000) / (lastNotified - firstEnd),
    fromEnd: since(({ interviewId }) => endedAt.get(interviewId)),
    fromCompleted: since(({ completedAt }) => new Date(completedAt)),
  };
}

function within<T>(promise: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(new Error(`${what}: not within ${patienceMs / 1000} s`));
    timer = setTimeout(fail, patienceMs);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
