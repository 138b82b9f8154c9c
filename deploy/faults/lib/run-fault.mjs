import { setTimeout as pause } from 'node:timers/promises';
import { makeApi } from '../../local/lib/api.mjs';
import { together } from '../../local/lib/wait.mjs';
import { failuresOf, noCounts } from './counts.mjs';
import { readTranscripts } from './evidence.mjs';
import { startLoad } from './load.mjs';
import { purgeDeadQueues } from './queues.mjs';
import { makeRequests } from './requests.mjs';
import { judge } from './verdict.mjs';

/**
 * @typedef {{
 *   fault: import('./faults.mjs').Fault, counts: import('./counts.mjs').Counts, wrong: string[],
 *   accepted: Map<string, import('./load.mjs').Accepted>, note?: string | undefined,
 * }} Run
 *
 * @typedef {{
 *   platform: import('./platform.mjs').TestPlatform, witness: ReturnType<typeof import('./evidence.mjs').makeWitness>,
 *   endpoints: string[], arrivals: import('node:events').EventEmitter,
 * }} Bench
 *
 * @typedef {Pick<import('./options.mjs').FaultOptions, 'rate' | 'reads' | 'seconds' | 'completions'>} Amounts
 */

/** How long after the fault everything accepted must be done, milliseconds. */
const recoveryMs = 150_000;
/** How long to look out for what comes a second time, milliseconds. */
const secondTimeMs = 1500;

/**
 * One fault under load, and the account of it. What keeps the account from being taken is a broken promise too, so
 * that what was found before is not lost.
 * @param {import('./faults.mjs').Fault} fault
 * @param {Amounts} amounts
 * @param {Bench} bench
 * @returns {Promise<Run>}
 */
export async function attempted(fault, amounts, bench) {
  try {
    return await runFault(fault, amounts, bench);
  } catch (error) {
    const wrong = [`not carried through: ${/** @type {Error} */ (error).message}`];
    return { fault, counts: noCounts, wrong, accepted: new Map() };
  }
}

/**
 * @param {import('./faults.mjs').Fault} fault
 * @param {Amounts} amounts
 * @param {Bench} bench
 * @returns {Promise<Run>}
 */
async function runFault(fault, { seconds, completions, ...amounts }, bench) {
  const { platform, witness, endpoints, arrivals } = bench;
  const { baseUrl, appUrl, amqpUrl, accounts } = platform.description();
  const { apiKey = '', users } = accounts[0] ?? {};
  const requests = makeRequests({ baseUrl, apiKey, bearerToken: users?.[0]?.bearerToken ?? '' });
  const load = startLoad({ requests, appUrl, endpoints, ...amounts });
  /** @type {import('./faults.mjs').Aftermath} */
  let aftermath;
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

/**
 * @param {{
 *   load: import('./load.mjs').Load, witness: Bench['witness'], api: ReturnType<typeof makeApi>,
 *   requests: ReturnType<typeof makeRequests>, expected: import('./verdict.mjs').Expected,
 * }} options
 */
function accountOf({ load: { accepted }, witness, api, requests, expected }) {
  /** @type {Map<string, number>} */
  const transcripts = new Map();
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
 * @param {() => Promise<ReturnType<typeof judge>>} account
 */
async function settled(account) {
  const deadline = performance.now() + recoveryMs;
  for (;;) {
    /** @type {ReturnType<typeof judge> | undefined} */
    const first = await account().catch((error) => {
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

/**
 * All interviews of all faults once more, for what came late.
 * @param {Run[]} runs
 * @param {Bench} bench
 */
export async function lateEffects(runs, { witness }) {
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
