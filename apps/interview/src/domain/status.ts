import type { InterviewStatus } from '@colloquy/contracts';

/** Everything that can move an interview from one status to another. */
export const triggers = [
  'schedule', // a client gave it a date, or the status SCHEDULED
  'unschedule', // a client took the date away
  'first-words', // the interviewer's first words in a session
  'dial', // the time has come, or somebody launched the call
  'connected', // the call was answered
  'dial-retry', // busy, no answer or failure; another attempt follows
  'dial-failed', // the last attempt failed
  'joined-elsewhere', // the expert came another way than by the call
  'human-speaks', // somebody speaks on the line
  'no-show', // nobody spoke on the line in time
  'auto-complete', // a session ended and the time to rejoin is over
  'complete-with-session', // a client chose the session to deliver
  'withdraw', // the expert withdrew the consent and no session is open
] as const;

export type Trigger = (typeof triggers)[number];

const anyStatus = (to: InterviewStatus): Record<InterviewStatus, InterviewStatus> => ({
  NOT_SCHEDULED: to,
  SCHEDULED: to,
  DIALING: to,
  WAITING_FOR_EXPERT: to,
  IN_PROGRESS: to,
  COMPLETED: to,
});

/** The whole state machine: what is not in the table is refused. */
const transitions: Readonly<Record<Trigger, Partial<Record<InterviewStatus, InterviewStatus>>>> = {
  schedule: { NOT_SCHEDULED: 'SCHEDULED', SCHEDULED: 'SCHEDULED' },
  unschedule: { NOT_SCHEDULED: 'NOT_SCHEDULED', SCHEDULED: 'NOT_SCHEDULED' },
  'first-words': {
    NOT_SCHEDULED: 'IN_PROGRESS',
    SCHEDULED: 'IN_PROGRESS',
    DIALING: 'IN_PROGRESS',
    WAITING_FOR_EXPERT: 'IN_PROGRESS',
    IN_PROGRESS: 'IN_PROGRESS',
  },
  dial: { NOT_SCHEDULED: 'DIALING', SCHEDULED: 'DIALING', DIALING: 'DIALING' },
  connected: { DIALING: 'WAITING_FOR_EXPERT' },
  // a line that breaks while the expert is waited for is dialled again
  'dial-retry': { DIALING: 'DIALING', WAITING_FOR_EXPERT: 'DIALING' },
  'dial-failed': { DIALING: 'NOT_SCHEDULED', WAITING_FOR_EXPERT: 'NOT_SCHEDULED' },
  'joined-elsewhere': { DIALING: 'NOT_SCHEDULED', WAITING_FOR_EXPERT: 'NOT_SCHEDULED' },
  'human-speaks': { WAITING_FOR_EXPERT: 'IN_PROGRESS' },
  'no-show': { DIALING: 'NOT_SCHEDULED', WAITING_FOR_EXPERT: 'NOT_SCHEDULED' },
  'auto-complete': { IN_PROGRESS: 'COMPLETED' },
  'complete-with-session': anyStatus('COMPLETED'),
  withdraw: anyStatus('COMPLETED'),
};

/** The status after a trigger, or `undefined` when the trigger is refused in this status. */
export function nextStatus(from: InterviewStatus, trigger: Trigger): InterviewStatus | undefined {
  return transitions[trigger][from];
}

/** Whether a conversation is under way or being set up: what shapes it cannot change now. */
export function isUnderWay(status: InterviewStatus): boolean {
  return status === 'DIALING' || status === 'WAITING_FOR_EXPERT' || status === 'IN_PROGRESS';
}
