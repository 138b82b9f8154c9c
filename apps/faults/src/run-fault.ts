import { setTimeout as pause } from 'node:timers/promises';
import { makeApi, type Api } from '../../platform/src/api.ts';
import { settleAll } from '../../platform/src/wait.ts';
import { failuresOf, noCounts, type Counts } from './counts.ts';
import { readTranscripts, type EvidenceReader } from './evidence.ts';
import { startLoad, type AcceptedInterview, type Load } from './load.ts';
import { purgeDeadQueues } from './queues.ts';
import { makeRequests, type Requests } from './requests.ts';
import { judge, type Expected, type Verdict } from './verdict.ts';
import type { FaultResult, SingleFault } from './fault.ts';
import type { FaultOptions } from './options.ts';
import type { TestPlatform } from './platform.ts';
import type { EventEmitter } from 'node:events';

export interface Run {
  fault: SingleFault;
  counts: Counts;
  wrong: string[];
  accepted: Map<string, AcceptedInterview>;
  note?: string | undefined;
}

interface Bench {
  platform: TestPlatform;
  evidence: EvidenceReader;
  endpoints: string[];
  arrivals: EventEmitter;
}

type Amounts = Pick<FaultOptions, 'rate' | 'reads' | 'seconds' | 'completions'>;

/** Time limit from the fault to the completion of every accepted interview, milliseconds. */
const recoveryMs = 150_000;
const secondTimeMs = 1500;

/** Runs one fault under load. Counts an error as a broken promise, so that the other faults still run. */
export async function runFault(fault: SingleFault, amounts: Amounts, bench: Bench): Promise<Run> {
  try {
    return await injectUnderLoad(fault, amounts, bench);
  } catch (error) {
    const wrong = [`the run failed: ${(error as Error).message}`];
    return { fault, counts: noCounts, wrong, accepted: new Map() };
  }
}

async function injectUnderLoad(
  fault: SingleFault,
  { seconds, completions, ...amounts }: Amounts,
  bench: Bench,
): Promise<Run> {
  const { platform, evidence, endpoints, arrivals } = bench;
  const { baseUrl, appUrl, amqpUrl, accounts } = platform.description();
  const { apiKey = '', users } = accounts[0] ?? {};
  const requests = makeRequests({ baseUrl, apiKey, bearerToken: users?.[0]?.bearerToken ?? '' });
  const load = startLoad({ requests, appUrl, endpoints, ...amounts });
  let result: FaultResult;
  let failedBefore: number;
  try {
    await pause((seconds * 1000) / 2);
    failedBefore = failuresOf(requests.counts);
    result = (await fault.inject({ platform, target: fault.target, load, arrivals, completions })) ?? {};
    await pause((seconds * 1000) / 2);
  } finally {
    await load.stop();
  }
  const { note, dead = new Map(), webhookKills, lostMessages } = result;
  const expected = { clean: fault.allowed === 'no failure', dead, webhookKills, lostMessages, failedBefore };
  const account = accountOf({ load, evidence, api: makeApi({ baseUrl, apiKey }), requests, expected });
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

interface AccountOptions {
  load: Load;
  evidence: EvidenceReader;
  api: Api;
  requests: Requests;
  expected: Expected;
}

function accountOf({ load: { accepted }, evidence, api, requests, expected }: AccountOptions) {
  const transcripts = new Map<string, number>();
  return async () => {
    const found = await evidence.gather([...accepted.keys()]);
    const unread = found.interviews
      .filter(({ id, status }) => status === 'COMPLETED' && !transcripts.has(id))
      .map(({ id }) => id);
    for (const [id, answers] of await readTranscripts(unread, api)) transcripts.set(id, answers);
    return judge(accepted, { ...found, transcripts }, requests.counts, expected);
  };
}

/** Returns the first verdict that stays without a missing promise, or the last one before the deadline. */
async function settled(account: () => Promise<Verdict>) {
  const deadline = performance.now() + recoveryMs;
  for (;;) {
    const first = await account().catch((error): undefined => {
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

/** Examines the interviews of all faults once more for late duplicates. */
export async function lateEffects(runs: Run[], { evidence }: Bench) {
  const wrong = await settleAll(
    runs.map(async ({ fault, accepted }) => {
      const found = await evidence.gather([...accepted.keys()]);
      const twice = [...found.received].filter(
        ([key, times]) => times > 1 && accepted.has(key.split(' ')[0] ?? ''),
      );
      const entries = new Set(found.usage.map(({ sessionId }) => sessionId));
      return [
        ...twice.map(([key]) => `${fault.name}: ${key} was called twice at the end of the suite`),
        ...(entries.size === found.usage.length
          ? []
          : [`${fault.name}: usage was booked twice at the end of the suite`]),
      ];
    }),
  );
  return wrong.flat();
}
