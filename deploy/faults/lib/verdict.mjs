import { receiptKey } from './evidence.mjs';

/**
 * One line of the table.
 * @typedef {{
 *   accepted: number, completed: number, sessions: number, processed: number, usage: number, delivered: number,
 *   failed: number, interrupted: number, received: number, requests: number, failedWithError: number,
 *   failedWithoutError: number, unanswered: number, longestSeconds: number,
 * }} Counts
 *
 * @typedef {{ clean: boolean, dead: Map<string, number> }} Expected `clean`: no request may have failed; `dead`: how
 *   many messages each dead queue must hold, none where nothing is said
 */

/** Outcomes of an attempt after which nobody knows whether the endpoint got the request. */
const uncertain = ['interrupted', 'timeout', 'connection_failed'];

/**
 * Holds what was promised against what is there.
 * @param {Map<string, import('./load.mjs').Accepted>} accepted
 * @param {import('./evidence.mjs').Evidence} evidence
 * @param {import('./requests.mjs').RequestCounts} requests
 * @param {Expected} expected
 * @returns {{ counts: Counts, missing: string[], failed: string[] }} every broken promise, in words: `missing` what
 *   time may still mend, `failed` what it cannot
 */
export function judge(accepted, evidence, requests, expected) {
  const endpoints = 2;
  const stored = new Map(evidence.interviews.map((interview) => [interview.id, interview]));
  const usageOf = groupBy(evidence.usage, ({ interviewId }) => interviewId);
  const deliveriesOf = groupBy(evidence.deliveries, ({ interviewId }) => interviewId);
  const wrong = [...accepted].flatMap(([id, promise]) => {
    const interview = stored.get(id);
    if (!interview) return [`${id}: accepted, and not there`];
    return [
      ...wrongInterview(interview),
      ...wrongTranscript(interview, promise, evidence.transcripts.get(id)),
      ...wrongUsage(interview, usageOf.get(id) ?? []),
      ...wrongDeliveries(interview, deliveriesOf.get(id) ?? [], evidence.received, endpoints),
    ];
  });
  return {
    counts: count(accepted, evidence, requests),
    missing: [...wrong, ...wrongQueues(evidence, expected)],
    failed: wrongRequests(requests, expected),
  };
}

/** @param {import('./evidence.mjs').StoredInterview} interview */
function wrongInterview({ id, status, analysedAt, completion, sessions }) {
  const wrong = [];
  if (status !== 'COMPLETED') wrong.push(`${id}: ${status}`);
  else if (!analysedAt) wrong.push(`${id}: not analysed`);
  if (status === 'COMPLETED' && completion !== 1) wrong.push(`${id}: completed ${completion} times`);
  if (sessions.length === 0) wrong.push(`${id}: no session`);
  for (const session of sessions)
    if (!session.isProcessed) wrong.push(`${id}: session ${session.id} not processed`);
  const transcripts = sessions.flatMap(({ transcriptKey }) => (transcriptKey ? [transcriptKey] : []));
  if (new Set(transcripts).size !== transcripts.length) wrong.push(`${id}: sessions share a transcript`);
  return wrong;
}

/**
 * @param {import('./evidence.mjs').StoredInterview} interview
 * @param {import('./load.mjs').Accepted} promise
 * @param {number | undefined} answers
 */
function wrongTranscript({ id, sessions }, { acknowledged }, answers) {
  if (answers === undefined) return [`${id}: no transcript`];
  // over several sessions the transcript is that of the whole conversation, of which the expert knows only its part
  if (acknowledged === undefined || sessions.length !== 1 || answers === acknowledged) return [];
  return [`${id}: ${answers} answers in the transcript, ${acknowledged} acknowledged`];
}

/**
 * @param {import('./evidence.mjs').StoredInterview} interview
 * @param {import('./evidence.mjs').Evidence['usage']} usage
 */
function wrongUsage({ id, sessions }, usage) {
  const wrong = [];
  for (const session of sessions) {
    const entries = usage.filter(({ sessionId }) => sessionId === session.id);
    if (entries.length !== 1) wrong.push(`${id}: session ${session.id} booked ${entries.length} times`);
    else if (entries[0]?.seconds !== session.durationSeconds)
      wrong.push(`${id}: session of ${session.durationSeconds} s booked as ${entries[0]?.seconds} s`);
  }
  if (usage.length > sessions.length) wrong.push(`${id}: usage of a session it does not have`);
  return wrong;
}

/**
 * @param {import('./evidence.mjs').StoredInterview} interview
 * @param {import('./evidence.mjs').StoredDelivery[]} deliveries
 * @param {Map<string, number>} received
 * @param {number} endpoints
 */
function wrongDeliveries({ id }, deliveries, received, endpoints) {
  const wrong = [];
  for (let index = 0; index < endpoints; index += 1) {
    const records = deliveries.filter(({ endpointIndex }) => endpointIndex === index);
    const [record] = records;
    const requests = received.get(receiptKey(id, index)) ?? 0;
    if (requests > 1) wrong.push(`${id}: endpoint ${index} was called ${requests} times`);
    if (records.length !== 1 || !record)
      wrong.push(`${id}: ${records.length} deliveries to endpoint ${index}`);
    else if (!record.outcome) wrong.push(`${id}: delivery to endpoint ${index} is ${record.state}`);
    else if (requests === 0 && !uncertain.includes(record.outcome))
      wrong.push(`${id}: endpoint ${index} was not called, the record says ${record.outcome}`);
  }
  return wrong;
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
function wrongRequests({ refused, failedWithError, failedWithoutError, unanswered, examples }, { clean }) {
  const wrong = [];
  if (failedWithoutError > 0) wrong.push(`${failedWithoutError} answers of 5xx without {error}`);
  if (refused > 0) wrong.push(`${refused} answers of 4xx`);
  if (clean && failedWithError + unanswered > 0)
    wrong.push(
      `${failedWithError} answers of 5xx and ${unanswered} requests without an answer, and none may fail`,
    );
  return wrong.length > 0 ? [...wrong, ...examples] : [];
}

/**
 * @param {Map<string, import('./load.mjs').Accepted>} accepted
 * @param {import('./evidence.mjs').Evidence} evidence
 * @param {import('./requests.mjs').RequestCounts} requests
 * @returns {Counts}
 */
function count(accepted, { interviews, usage, deliveries, received }, requests) {
  const sessions = interviews.flatMap((interview) => interview.sessions);
  const with_ = (/** @type {(outcome: string) => boolean} */ test) =>
    deliveries.filter(({ outcome }) => outcome !== undefined && test(outcome)).length;
  const ends = [
    ...interviews.map(({ id, analysedAt }) => ({ id, at: analysedAt })),
    ...deliveries.map(({ interviewId, finishedAt }) => ({ id: interviewId, at: finishedAt })),
  ];
  const spans = ends.map(({ id, at }) => (at?.getTime() ?? 0) - (accepted.get(id)?.acceptedAt ?? 0));
  const { sent, failedWithError, failedWithoutError, unanswered } = requests;
  return {
    accepted: accepted.size,
    completed: interviews.filter(({ status, analysedAt }) => status === 'COMPLETED' && analysedAt).length,
    sessions: sessions.length,
    processed: sessions.filter(({ isProcessed }) => isProcessed).length,
    usage: usage.length,
    delivered: with_((outcome) => outcome === 'delivered'),
    failed: with_((outcome) => outcome !== 'delivered' && outcome !== 'interrupted'),
    interrupted: with_((outcome) => outcome === 'interrupted'),
    received: [...received].reduce(
      (sum, [key, times]) => (accepted.has(key.split(' ')[0] ?? '') ? sum + times : sum),
      0,
    ),
    requests: sent,
    failedWithError,
    failedWithoutError,
    unanswered,
    longestSeconds: Math.max(0, ...spans) / 1000,
  };
}

/**
 * @template T
 * @param {T[]} list
 * @param {(item: T) => string} keyOf
 */
function groupBy(list, keyOf) {
  /** @type {Map<string, T[]>} */
  const groups = new Map();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
