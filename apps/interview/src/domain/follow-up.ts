import type { KnownFact } from '@colloquy/contracts';
import { backoffMs } from '@colloquy/kernel';
import {
  type EndedSession,
  hasEnded,
  interviewAnalysed,
  interviewCompleted,
  interviewWithdrawn,
  sessionEnded,
} from './announcements';
import { completedSuccessfully } from './completion';
import type { Interview, Session, Withdrawal } from './interview';
import { withoutArtefacts } from './withdrawn';

export const unsettledKinds = ['processing', 'booking', 'analysis', 'notification', 'redaction'] as const;

type UnsettledKind = (typeof unsettledKinds)[number];

export type Unsettled = Partial<Record<UnsettledKind, Date>>;

const maxIntervalMs = 3_600_000;

const followed: ReadonlySet<KnownFact['type']> = new Set([
  'session.ended.v1',
  'interview.completed.v1',
  'interview.analysed.v1',
  'interview.withdrawn.v1',
]);

export const needsFollowUp = (facts: readonly KnownFact[]) => facts.some(({ type }) => followed.has(type));

export interface FollowedInterview extends Pick<
  Interview,
  | 'id'
  | 'accountId'
  | 'completion'
  | 'completedAt'
  | 'chosenByClient'
  | 'sessions'
  | 'analysisRequests'
  | 'isTest'
> {
  withdrawal: Pick<Withdrawal, 'at' | 'eraseAt'> | null;
  agent?: Pick<Interview['agent'], 'agentId'> | undefined;
  analysedAt: Date | null;
  endpointCount: number;
  followUps: number;
  isPublishing: boolean;
  isDeleted: boolean;
}

/** Ids of sessions (`unbooked`) and interviews; undefined if the service did not respond. */
export interface Missing {
  unbooked: ReadonlySet<string> | undefined;
  unnotified: ReadonlySet<string> | undefined;
  unredacted: ReadonlySet<string> | undefined;
}

export interface FollowUp {
  interview: FollowedInterview;
  unsettled: Unsettled;
  facts: readonly KnownFact[];
  /** Time of the next follow-up; null if every effect is confirmed. */
  nextAt: Date | null;
}

export const endedSessions = ({ sessions }: FollowedInterview): EndedSession[] => sessions.filter(hasEnded);

export const mustNotify = ({ analysedAt, endpointCount }: FollowedInterview) =>
  analysedAt !== null && endpointCount > 0;

export const mustRedact = ({
  analysedAt,
  withdrawal,
}: Pick<FollowedInterview, 'analysedAt' | 'withdrawal'>) =>
  analysedAt !== null && withdrawal !== null && analysedAt < withdrawal.at;

/** Publishes unconfirmed events again, except those still in the outbox, at intervals that grow up to one hour. */
export function followUp(
  interview: FollowedInterview,
  { unbooked, unnotified, unredacted }: Missing,
  { now, afterMs }: { now: Date; afterMs: number },
): FollowUp {
  const { completedAt, analysedAt, withdrawal } = interview;
  const unanalysed = unanalysedSince(interview);
  const ended = endedSessions(interview);
  const unprocessed = interview.isDeleted ? [] : ended.filter(({ isProcessed }) => !isProcessed);
  const missing = ended.filter(({ id }) => unbooked?.has(id));
  const isUnnotified = mustNotify(interview) && unnotified?.has(interview.id);
  const isUnredacted = mustRedact(interview) && unredacted?.has(interview.id);
  const unsettled: Unsettled = {
    ...(unprocessed.length > 0 && { processing: firstEnd(unprocessed) }),
    ...(missing.length > 0 && { booking: firstEnd(missing) }),
    ...(unanalysed && { analysis: unanalysed }),
    ...(analysedAt && isUnnotified && { notification: analysedAt }),
    ...(withdrawal && isUnredacted && { redaction: withdrawal.at }),
  };
  const isUnknown =
    (ended.length > 0 && !unbooked) ||
    (mustNotify(interview) && !unnotified) ||
    (mustRedact(interview) && !unredacted);
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
          ...(withdrawal && isUnredacted ? [interviewWithdrawn(interview, withdrawal)] : []),
        ],
    nextAt: new Date(now.getTime() + intervalMs),
  };
}

/** Returns the ended sessions, which billing needs after a deletion, without personal data. */
export const billedSessions = ({ sessions }: Pick<Interview, 'sessions'>): Session[] =>
  sessions.filter(hasEnded).map(({ sourceLanguage: _language, ...session }) => withoutArtefacts(session));

function unanalysedSince({ completedAt, analysedAt, analysisRequests }: FollowedInterview): Date | null {
  if (!analysedAt) return completedAt;
  const latest = analysisRequests.at(-1);
  return latest?.finishedAt === null ? latest.requestedAt : null;
}

const firstEnd = (sessions: readonly EndedSession[]) =>
  new Date(Math.min(...sessions.map(({ endedAt }) => endedAt.getTime())));
