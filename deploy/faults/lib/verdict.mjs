import { count } from './counts.mjs';
import { attemptLimitMs } from './platform.mjs';
import { wrongInterviews } from './promises.mjs';

/**
 * @typedef {{
 *   clean: boolean, dead: Map<string, number>, webhookKills?: Date[] | undefined, failedBefore: number,
 * }} Expected `clean`: no request may have failed; `dead`: how many messages each dead queue must hold, none where
 *   nothing is said; `webhookKills`: when an attempt can have been interrupted, at any time where nothing is said;
 *   `failedBefore`: requests that had failed before the fault began
 */

/** How long after the limit of an attempt a process may still be at it, milliseconds. */
const attemptSlackMs = 2000;

/**
 * Holds what was promised against what is there.
 * @param {Map<string, import('./load.mjs').Accepted>} accepted
 * @param {import('./evidence.mjs').Evidence} evidence
 * @param {import('./requests.mjs').RequestCounts} requests
 * @param {Expected} expected
 * @returns {{ counts: import('./counts.mjs').Counts, missing: string[], failed: string[] }} every broken promise, in words: `missing` what
 *   time may still mend, `failed` what it cannot
 */
export function judge(accepted, evidence, requests, expected) {
  return {
    counts: count(accepted, evidence, requests),
    missing: [...wrongInterviews(accepted, evidence), ...wrongQueues(evidence, expected)],
    failed: [...wrongRequests(requests, expected), ...wrongInterruptions(evidence.deliveries, expected)],
  };
}

/**
 * @param {import('./evidence.mjs').Evidence} evidence
 * @param {Expected} expected
 */
function wrongQueues({ queues, unpublished }, { dead }) {
  const wrong = unpublished > 0 ? [`${unpublished} documents with events that are not published`] : [];
  for (const [name, depth] of queues) {
    const allowed = dead.get(name) ?? 0;
    if (depth !== allowed) wrong.push(`queue ${name} holds ${depth} messages, not ${allowed}`);
  }
  return wrong;
}

/**
 * @param {import('./requests.mjs').RequestCounts} requests
 * @param {Expected} expected
 */
function wrongRequests(requests, { clean, failedBefore }) {
  const { refused, failedWithError, failedWithoutError, unanswered, examples } = requests;
  const wrong = [];
  if (failedBefore > 0)
    wrong.push(
      `${failedBefore} requests failed before anything went wrong: is --rate too much for this machine?`,
    );
  if (failedWithoutError > 0) wrong.push(`${failedWithoutError} answers of 5xx without {error}`);
  if (refused > 0) wrong.push(`${refused} answers of 4xx`);
  if (clean && failedWithError + unanswered > 0)
    wrong.push(
      `${failedWithError} answers of 5xx and ${unanswered} requests without an answer, and none may fail`,
    );
  return wrong.length > 0 ? [...wrong, ...examples] : [];
}

/**
 * @param {import('./evidence.mjs').StoredDelivery[]} deliveries
 * @param {Expected} expected
 */
function wrongInterruptions(deliveries, { webhookKills }) {
  if (!webhookKills) return [];
  const within = (/** @type {number} */ begun) =>
    webhookKills.some(
      (kill) => kill.getTime() >= begun && kill.getTime() <= begun + attemptLimitMs + attemptSlackMs,
    );
  return deliveries
    .filter(({ outcome }) => outcome !== undefined && outcome !== 'delivered')
    .filter(({ attemptedAt }) => !within(attemptedAt?.getTime() ?? 0))
    .map(
      ({ interviewId, endpointIndex, outcome }) =>
        `${interviewId}: endpoint ${endpointIndex}: ${outcome}, and nothing was killed then`,
    );
}
