import type { Evidence } from './evidence.ts';
import type { AcceptedInterview } from './load.ts';
import type { RequestCounts } from './requests.ts';

export const noCounts = {
  accepted: 0,
  completed: 0,
  sessions: 0,
  processed: 0,
  analyses: 0,
  usage: 0,
  delivered: 0,
  failed: 0,
  interrupted: 0,
  received: 0,
  requests: 0,
  failedWithError: 0,
  failedWithoutError: 0,
  unanswered: 0,
  maxSeconds: 0,
};

export type Counts = Record<keyof typeof noCounts, number>;

export const failuresOf = ({ refused, failedWithError, failedWithoutError, unanswered }: RequestCounts) =>
  refused + failedWithError + failedWithoutError + unanswered;

export function count(
  accepted: Map<string, AcceptedInterview>,
  { interviews, usage, deliveries, received, runs }: Evidence,
  requests: RequestCounts,
): Counts {
  const sessions = interviews.flatMap((interview) => interview.sessions);
  const deliveriesWith = (test: (outcome: string) => boolean) =>
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
    analyses: runs.filter(({ kind, finishedAt }) => kind === 'completion' && finishedAt).length,
    usage: usage.length,
    delivered: deliveriesWith((outcome) => outcome === 'delivered'),
    failed: deliveriesWith((outcome) => outcome !== 'delivered' && outcome !== 'interrupted'),
    interrupted: deliveriesWith((outcome) => outcome === 'interrupted'),
    received: [...received].reduce(
      (sum, [key, times]) => (accepted.has(key.split(' ')[0] ?? '') ? sum + times : sum),
      0,
    ),
    requests: sent,
    failedWithError,
    failedWithoutError,
    unanswered,
    maxSeconds: Math.max(0, ...spans) / 1000,
  };
}
