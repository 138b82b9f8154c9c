import type { InterviewSummary } from '@colloquy/client';

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
  sessions: readonly Pick<InterviewSummary['sessions'][number], 'endedAt'>[];
};

export const openSession = <S extends { endedAt: string | null }>(sessions: readonly S[]): S | undefined =>
  sessions.find(({ endedAt }) => endedAt === null);

/** Reads the sessions too: the status IN_PROGRESS lasts until completion, even while no session is open. */
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
      if (openSession(interview.sessions)) return 'live';
      return Date.parse(interview.resumeHoldUntil ?? '') > now ? 'onHold' : 'interrupted';
    default:
      return interview.status === 'SCHEDULED' ? 'scheduled' : 'unscheduled';
  }
}

/** Until the conversation ends, only title, data schema, redirect and notifications can change. */
export const isUnderWay = ({ status }: Pick<InterviewSummary, 'status'>): boolean =>
  status === 'DIALING' || status === 'WAITING_FOR_EXPERT' || status === 'IN_PROGRESS';

type Callable = Pick<InterviewSummary, 'status' | 'withdrawnAt' | 'dialInPhone'> & Pick<Facts, 'sessions'>;

/** Returns whether the expert can be called now. The number of an interrupted conversation cannot be changed any more. */
export function isCallable(interview: Callable): boolean {
  const { status, withdrawnAt, dialInPhone, sessions } = interview;
  if (withdrawnAt || status === 'COMPLETED') return false;
  if (!isUnderWay(interview)) return true;
  return status === 'IN_PROGRESS' && !openSession(sessions) && Boolean(dialInPhone);
}

const failures = {
  'Answered by a machine': 'machine',
  'Call busy': 'busy',
  'No answer': 'noAnswer',
  'Call canceled': 'canceled',
  'Call failed': 'failed',
  'Could not enter the conference': 'conference',
} as const;
type CallFailure = (typeof failures)[keyof typeof failures];

export type Reason =
  | { kind: 'noShow' | 'withdrawn' }
  | { kind: 'attempt'; failure: CallFailure; attempt: string; of: string }
  | { kind: 'gaveUp'; failure: CallFailure }
  | { kind: 'callingHours'; until: string }
  | { kind: 'other'; text: string };

const failureOf = (text: string | undefined): CallFailure | undefined =>
  text !== undefined && Object.hasOwn(failures, text) ? failures[text as keyof typeof failures] : undefined;

/** Parses `statusReason`, so that the console can show it in the user's language. */
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
