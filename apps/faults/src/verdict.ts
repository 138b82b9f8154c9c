import { count, type Counts } from './counts.ts';
import { attemptLimitMs } from './platform.ts';
import { wrongInterviews } from './promises.ts';
import type { Evidence, StoredDelivery } from './evidence.ts';
import type { AcceptedInterview } from './load.ts';
import type { RequestCounts } from './requests.ts';

export interface Expected {
  clean: boolean;
  dead: Map<string, number>;
  webhookKills?: Date[] | undefined;
  lostMessages?: true | undefined;
  failedBefore: number;
}

/** Tolerance beyond the time-out of an attempt, milliseconds. */
const attemptSlackMs = 2000;

export interface Verdict {
  counts: Counts;
  missing: string[];
  failed: string[];
}

export function judge(
  accepted: Map<string, AcceptedInterview>,
  evidence: Evidence,
  requests: RequestCounts,
  expected: Expected,
): Verdict {
  return {
    counts: count(accepted, evidence, requests),
    missing: [...wrongInterviews(accepted, evidence, expected), ...wrongQueues(evidence, expected)],
    failed: [...wrongRequests(requests, expected), ...wrongInterruptions(evidence.deliveries, expected)],
  };
}

function wrongQueues({ queues, unpublished }: Evidence, { dead }: Expected) {
  const wrong = unpublished > 0 ? [`${unpublished} documents with unpublished events`] : [];
  for (const [name, depth] of queues) {
    const allowed = dead.get(name) ?? 0;
    if (depth !== allowed) wrong.push(`queue ${name} holds ${depth} messages, not ${allowed}`);
  }
  return wrong;
}

function wrongRequests(requests: RequestCounts, { clean, failedBefore }: Expected) {
  const { refused, failedWithError, failedWithoutError, unanswered, examples } = requests;
  const wrong: string[] = [];
  if (failedBefore > 0)
    wrong.push(`${failedBefore} requests failed before the fault: is --rate too high for this machine?`);
  if (failedWithoutError > 0) wrong.push(`${failedWithoutError} answers of 5xx without {error}`);
  if (refused > 0) wrong.push(`${refused} answers of 4xx`);
  if (clean && failedWithError + unanswered > 0)
    wrong.push(
      `${failedWithError} answers of 5xx and ${unanswered} requests without an answer; none is allowed`,
    );
  return wrong.length > 0 ? [...wrong, ...examples] : [];
}

function wrongInterruptions(deliveries: StoredDelivery[], { webhookKills }: Expected) {
  if (!webhookKills) return [];
  const within = (begun: number) =>
    webhookKills.some(
      (kill) => kill.getTime() >= begun && kill.getTime() <= begun + attemptLimitMs + attemptSlackMs,
    );
  return deliveries
    .filter(({ outcome }) => outcome !== undefined && outcome !== 'delivered')
    .filter(({ attemptedAt }) => !within(attemptedAt?.getTime() ?? 0))
    .map(
      ({ interviewId, endpointIndex, outcome }) =>
        `${interviewId}: endpoint ${endpointIndex}: ${outcome}, but no process was killed during the attempt`,
    );
}
