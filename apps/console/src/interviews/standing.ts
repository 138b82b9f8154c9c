import type { InterviewSummary } from '@colloquy/client';

/** What an interview is doing, as a user would say it. */
export type Standing =
  | 'unscheduled'
  | 'scheduled'
  | 'dialing'
  | 'waiting'
  | 'live'
  | 'interrupted'
  | 'onHold'
  | 'completed'
  | 'withdrawn';

type Facts = Pick<InterviewSummary, 'status' | 'withdrawnAt' | 'resumeHoldUntil'> & {
  sessions: readonly Pick<InterviewSummary['sessions'][number], 'startedAt' | 'endedAt'>[];
};

/** The session that is going on. */
export const openSession = <S extends Facts['sessions'][number]>(interview: {
  sessions: readonly S[];
}): S | undefined =>
  interview.sessions.find(({ startedAt, endedAt }) => startedAt !== null && endedAt === null);

/** IN_PROGRESS lasts until the interview is completed, also while nobody talks: the sessions say more. */
export function standingOf(interview: Facts, now: number): Standing {
  if (interview.withdrawnAt) return 'withdrawn';
  switch (interview.status) {
    case 'COMPLETED':
      return 'completed';
    case 'DIALING':
      return 'dialing';
    case 'WAITING_FOR_EXPERT':
      return 'waiting';
    case 'IN_PROGRESS':
      if (openSession(interview)) return 'live';
      return Date.parse(interview.resumeHoldUntil ?? '') > now ? 'onHold' : 'interrupted';
    default:
      return interview.status === 'SCHEDULED' ? 'scheduled' : 'unscheduled';
  }
}

/** Whether a conversation is going on or about to begin: nothing but its title and its notifications may change then. */
export const isUnderWay = ({ status }: Pick<InterviewSummary, 'status'>): boolean =>
  status === 'DIALING' || status === 'WAITING_FOR_EXPERT' || status === 'IN_PROGRESS';

const failures = {
  'Call busy': 'busy',
  'No answer': 'noAnswer',
  'Call canceled': 'canceled',
  'Call failed': 'failed',
  'Could not enter the conference': 'conference',
} as const;
export type CallFailure = (typeof failures)[keyof typeof failures];

export type Reason =
  | { kind: 'noShow' | 'withdrawn' }
  | { kind: 'attempt'; failure: CallFailure; attempt: string; of: string }
  | { kind: 'gaveUp'; failure: CallFailure }
  | { kind: 'callingHours'; until: string }
  | { kind: 'other'; text: string };

const failureOf = (text: string | undefined): CallFailure | undefined =>
  text !== undefined && Object.hasOwn(failures, text) ? failures[text as keyof typeof failures] : undefined;

/** Reads `statusReason`, so that it can be said in the user's language. */
export function reasonOf(text: string): Reason {
  if (text === 'Expert did not join') return { kind: 'noShow' };
  if (text === 'The expert withdrew consent') return { kind: 'withdrawn' };
  const [, until] = /^The call waits for (\S+): it is outside of the calling hours$/.exec(text) ?? [];
  if (until) return { kind: 'callingHours', until };
  const [, tried, attempt = '', of = ''] = /^(.+) \(attempt (\d+) of (\d+)\)$/.exec(text) ?? [];
  const failure = failureOf(tried);
  if (failure) return { kind: 'attempt', failure, attempt, of };
  const last = failureOf(/^Call could not be initiated after \d+ attempts?: (.+)$/.exec(text)?.[1]);
  return last ? { kind: 'gaveUp', failure: last } : { kind: 'other', text };
}
