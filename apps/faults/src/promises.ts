import {
  receiptKey,
  type Evidence,
  type StoredDelivery,
  type StoredInterview,
  type StoredRun,
} from './evidence.ts';
import type { AcceptedInterview } from './load.ts';

const endpoints = 2;
/** Outcomes after which the endpoint may or may not have received the request. */
const uncertain = ['interrupted', 'timeout', 'connection_failed'];

export function wrongInterviews(
  accepted: Map<string, AcceptedInterview>,
  evidence: Evidence,
  expected: { lostMessages?: true | undefined },
): string[] {
  const stored = new Map(evidence.interviews.map((interview) => [interview.id, interview]));
  const usageOf = groupBy(evidence.usage, ({ interviewId }) => interviewId);
  const deliveriesOf = groupBy(evidence.deliveries, ({ interviewId }) => interviewId);
  const runsOf = groupBy(evidence.runs, ({ interviewId }) => interviewId);
  return [...accepted].flatMap(([id, promise]) => {
    const interview = stored.get(id);
    if (!interview) return [`${id}: accepted but missing`];
    return [
      ...wrongInterview(interview),
      ...wrongTranscript(interview, promise, evidence.transcripts.get(id)),
      ...wrongRuns(interview, runsOf.get(id) ?? [], expected),
      ...wrongUsage(interview, usageOf.get(id) ?? []),
      ...wrongDeliveries(interview, deliveriesOf.get(id) ?? [], evidence.received),
    ];
  });
}

function wrongInterview({ id, status, analysedAt, completion, sessions }: StoredInterview) {
  const wrong: string[] = [];
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

function wrongTranscript(
  { id, sessions }: StoredInterview,
  { acknowledged }: AcceptedInterview,
  answers: number | undefined,
) {
  if (answers === undefined) return [`${id}: no transcript`];
  // comparable only for one session: the expert counts the answers of its last session, the transcript those of all
  if (acknowledged === undefined || sessions.length !== 1 || answers === acknowledged) return [];
  return [`${id}: ${answers} answers in the transcript, ${acknowledged} acknowledged`];
}

/** Returns the runs that break a promise. Their effects are checked separately. */
function wrongRuns(
  { id, sessions }: StoredInterview,
  runs: StoredRun[],
  { lostMessages }: { lostMessages?: true | undefined },
) {
  const isWrong = (found: number, wanted: number) => found > wanted || (found < wanted && !lostMessages);
  const ended = (wanted: string) =>
    runs.filter(({ kind, finishedAt }) => kind === wanted && finishedAt).length;
  const wrong: string[] = [];
  if (isWrong(ended('session'), sessions.length))
    wrong.push(`${id}: ${sessions.length} sessions, ${ended('session')} finished runs of analysis`);
  if (isWrong(ended('completion'), 1))
    wrong.push(`${id}: ${ended('completion')} finished analyses of the completion`);
  return wrong;
}

function wrongUsage({ id, sessions }: StoredInterview, usage: Evidence['usage']) {
  const wrong: string[] = [];
  for (const session of sessions) {
    const entries = usage.filter(({ sessionId }) => sessionId === session.id);
    if (entries.length !== 1) wrong.push(`${id}: session ${session.id} booked ${entries.length} times`);
    else if (entries[0]?.seconds !== session.durationSeconds)
      wrong.push(`${id}: session of ${session.durationSeconds} s booked as ${entries[0]?.seconds} s`);
  }
  if (usage.length > sessions.length) wrong.push(`${id}: usage of an unknown session`);
  return wrong;
}

function wrongDeliveries(
  { id }: StoredInterview,
  deliveries: StoredDelivery[],
  received: Map<string, number>,
) {
  const wrong: string[] = [];
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

function groupBy<T>(list: T[], keyOf: (item: T) => string) {
  const groups = new Map<string, T[]>();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
