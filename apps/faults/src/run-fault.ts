import { setTimeout as pause } from 'node:timers/promises';
import { makeApi } from '../../platform/src/api.ts';
import { together } from '../../platform/src/wait.ts';
import { failuresOf, noCounts, type Counts } from './counts.ts';
import { readTranscripts, type makeWitness } from './evidence.ts';
import { startLoad, type Accepted, type Load } from './load.ts';
import { purgeDeadQueues } from './queues.ts';
import { makeRequests } from './requests.ts';
import { judge, type Expected } from './verdict.ts';
import type { Aftermath, Fault } from './faults.ts';
import type { FaultOptions } from './options.ts';
import type { TestPlatform } from './platform.ts';
import type { EventEmitter } from 'node:events';

export type Run = {
  fault: Fault;
  counts: Counts;
  wrong: string[];
  accepted: Map<string, Accepted>;
  note?: string | undefined;
};

type Bench = {
  platform: TestPlatform;
  witness: ReturnType<typeof makeWitness>;
  endpoints: string[];
  arrivals: EventEmitter;
};

type Amounts = Pick<FaultOptions, 'rate' | 'reads' | 'seconds' | 'completions'>;

/** How long after the fault everything accepted must be done, milliseconds. */
const recoveryMs = 150_000;
/** How long to look out for what comes a second time, milliseconds. */
const secondTimeMs = 1500;

/**
 * One fault under load, and the account of it. What keeps the account from being taken is a broken promise too, so
 * that what was found before is not lost.
 */
export async function attempted(fault: Fault, amounts: Amounts, bench: Bench): Promise<Run> {
  try {
    return await runFault(fault, amounts, bench);
  } catch (error) {
    const wrong = [`not carried through: ${(error as Error).message}`];
    return { fault, counts: noCounts, wrong, accepted: new Map() };
  }
}

async function runFault(
  fault: Fault,
  { seconds, completions, ...amounts }: Amounts,
  bench: Bench,
): Promise<Run> {
  const { platform, witness, endpoints, arrivals } = bench;
  const { baseUrl, appUrl, amqpUrl, accounts } = platform.description();
  const { apiKey = '', users } = accounts[0] ?? {};
  const requests = makeRequests({ baseUrl, apiKey, bearerToken: users?.[0]?.bearerToken ?? '' });
  const load = startLoad({ requests, appUrl, endpoints, ...amounts });
  let aftermath: Aftermath;
  let failedBefore;
  try {
    await pause((seconds * 1000) / 2);
    failedBefore = failuresOf(requests.counts);
    aftermath = (await fault.inject({ platform, load, arrivals, completions })) ?? {};
    await pause((seconds * 1000) / 2);
  } finally {
    await load.stop();
  }
  const { note, dead = new Map(), webhookKills } = aftermath;
  const expected = { clean: fault.clean === true, dead, webhookKills, failedBefore };
  const account = accountOf({ load, witness, api: makeApi({ baseUrl, apiKey }), requests, expected });
  const { counts, missing, failed } = await settled(account);
  const wrong = [...failed, ...missing];
  await purgeDeadQueues(amqpUrl);
  return {
    fault,
    counts,
    wrong: wrong.length > 0 ? [...wrong, ...load.troubles] : [],
    accepted: load.accepted,
    note,
  };
}

function accountOf({
  load: { accepted },
  witness,
  api,
  requests,
  expected,
}: {
  load: Load;
  witness: Bench['witness'];
  api: ReturnType<typeof makeApi>;
  requests: ReturnType<typeof makeRequests>;
  expected: Expected;
}) {
  const transcripts: Map<string, number> = new Map();
  return async () => {
    const found = await witness.gather([...accepted.keys()]);
    const unread = found.interviews
      .filter(({ id, status }) => status === 'COMPLETED' && !transcripts.has(id))
      .map(({ id }) => id);
    for (const [id, answers] of await readTranscripts(unread, api)) transcripts.set(id, answers);
    return judge(accepted, { ...found, transcripts }, requests.counts, expected);
  };
}

/**
 * The account once nothing is missing any more and nothing has come twice since, or the last one there is time for.
 */
async function settled(account: () => Promise<ReturnType<typeof judge>>) {
  const deadline = performance.now() + recoveryMs;
  for (;;) {
    const first: ReturnType<typeof judge> | undefined = await account().catch((error) => {
      if (performance.now() > deadline) throw error;
      return undefined;
    });
    const isLast = performance.now() > deadline;
    if (first && (first.missing.length === 0 || isLast)) {
      if (isLast) return first;
      await pause(secondTimeMs);
      const again = await account();
      if (again.missing.length === 0) return again;
    }
    await pause(500);
  }
}

/** All interviews of all faults once more, for what came late. */
export async function lateEffects(runs: Run[], { witness }: Bench) {
  const wrong = await together(
    runs.map(async ({ fault, accepted }) => {
      const found = await witness.gather([...accepted.keys()]);
      const twice = [...found.received].filter(
        ([key, times]) => times > 1 && accepted.has(key.split(' ')[0] ?? ''),
      );
      const entries = new Set(found.usage.map(({ sessionId }) => sessionId));
      return [
        ...twice.map(([key]) => `${fault.name}: ${key} was called twice in the end`),
        ...(entries.size === found.usage.length ? [] : [`${fault.name}: usage was booked twice in the end`]),
      ];
    }),
  );
  return wrong.flat();
}
