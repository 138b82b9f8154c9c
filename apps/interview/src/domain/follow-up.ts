import type { KnownFact } from '@colloquy/contracts';
import { backoffMs } from '@colloquy/kernel';
import {
  type EndedSession,
  hasEnded,
  interviewAnalysed,
  interviewCompleted,
  sessionEnded,
} from './announcements';
import { completedSuccessfully } from './completion';
import type { Interview } from './interview';

/** Effects of announcements that other services have to confirm. */
export const unsettledKinds = ['processing', 'booking', 'analysis', 'notification'] as const;

export type UnsettledKind = (typeof unsettledKinds)[number];

/** Missing effects, each with the time since which the oldest one has been missing. */
export type Unsettled = Partial<Record<UnsettledKind, Date>>;

/** Longest interval between two follow-ups of an interview, milliseconds. */
const maxIntervalMs = 3_600_000;

const followed: ReadonlySet<KnownFact['type']> = new Set([
  'session.ended.v1',
  'interview.completed.v1',
  'interview.analysed.v1',
]);

/** Returns whether one of the events needs a follow-up. */
export const needsFollowUp = (facts: readonly KnownFact[]) => facts.some(({ type }) => followed.has(type));

/** The fields of an interview that a follow-up needs. */
export interface FollowedInterview extends Pick<
  Interview,
  | 'id'
  | 'accountId'
  | 'completion'
  | 'completedAt'
  | 'chosenByClient'
  | 'withdrawal'
  | 'sessions'
  | 'analysisRequests'
  | 'isTest'
> {
  /** Time of the first analysis of the current completion; null until then. */
  analysedAt: Date | null;
  endpointCount: number;
  /** Number of follow-ups since the last change that was announced. */
  followUps: number;
  /** Whether events are still in the outbox. */
  isPublishing: boolean;
}

/** Effects that other services miss; undefined if the service did not respond. */
export interface Missing {
  /** Ids of sessions without an entry in the usage ledger. */
  unbooked: ReadonlySet<string> | undefined;
  /** Ids of interviews whose completion has no delivery. */
  unnotified: ReadonlySet<string> | undefined;
}

/** Result of a follow-up. */
export interface FollowUp {
  interview: FollowedInterview;
  unsettled: Unsettled;
  /** Events to publish again. */
  facts: readonly KnownFact[];
  /** Time of the next follow-up; null if every effect is confirmed. */
  nextAt: Date | null;
}

/** Returns the sessions that must be processed and booked. */
export const endedSessions = ({ sessions }: FollowedInterview): EndedSession[] => sessions.filter(hasEnded);

/** Returns whether clients must be notified of the current completion. */
export const mustNotify = ({ analysedAt, endpointCount }: FollowedInterview) =>
  analysedAt !== null && endpointCount > 0;

/**
 * Decides which events of an interview to publish again: those with an effect that no service has confirmed, unless
 * they have not left the outbox yet. The interval between follow-ups grows up to one hour.
 * @param afterMs time from an announcement to its first follow-up, milliseconds
 */
export function followUp(
  interview: FollowedInterview,
  { unbooked, unnotified }: Missing,
  { now, afterMs }: { now: Date; afterMs: number },
): FollowUp {
  const { completedAt, analysedAt } = interview;
  const unanalysed = unanalysedSince(interview);
  const ended = endedSessions(interview);
  const unprocessed = ended.filter(({ isProcessed }) => !isProcessed);
  const missing = ended.filter(({ id }) => unbooked?.has(id));
  const isUnnotified = mustNotify(interview) && unnotified?.has(interview.id);
  const unsettled: Unsettled = {
    ...(unprocessed.length > 0 && { processing: firstEnd(unprocessed) }),
    ...(missing.length > 0 && { booking: firstEnd(missing) }),
    ...(unanalysed && { analysis: unanalysed }),
    ...(analysedAt && isUnnotified && { notification: analysedAt }),
  };
  const isUnknown = (ended.length > 0 && !unbooked) || (mustNotify(interview) && !unnotified);
  if (!isUnknown && Object.keys(unsettled).length === 0)
    return { interview, unsettled, facts: [], nextAt: null };
  const intervalMs = backoffMs(interview.followUps + 1, { baseMs: afterMs, maxMs: maxIntervalMs });
  return {
    interview,
    unsettled,
    facts: interview.isPublishing
      ? []
      : [
          ...[...new Set([...unprocessed, ...missing])].map((session) => sessionEnded(interview, session)),
          ...(completedAt && unsettled.analysis
            ? [interviewCompleted(interview, completedAt, completedSuccessfully(interview))]
            : []),
          ...(unsettled.notification ? [interviewAnalysed(interview)] : []),
        ],
    nextAt: new Date(now.getTime() + intervalMs),
  };
}

/** Returns since when an analysis has been missing: the first one, or another one that a client requested. */
function unanalysedSince({ completedAt, analysedAt, analysisRequests }: FollowedInterview): Date | null {
  if (!analysedAt) return completedAt;
  const latest = analysisRequests.at(-1);
  return latest?.finishedAt === null ? latest.requestedAt : null;
}

const firstEnd = (sessions: readonly EndedSession[]) =>
  new Date(Math.min(...sessions.map(({ endedAt }) => endedAt.getTime())));
