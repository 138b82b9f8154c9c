import type { InterviewStatus } from '@colloquy/contracts';

export const triggers = [
  'schedule', // a client set a date or the status SCHEDULED
  'unschedule',
  'first-words', // the first words of either side in a session
  'dial', // the call is due or was launched
  'connected',
  'dial-retry', // busy, no answer or failure; another attempt follows
  'dial-failed',
  'joined-elsewhere', // the expert joined by other means than the call
  'no-show',
  'auto-complete', // a session ended and the time to rejoin has passed
  'complete-with-session',
  'withdraw', // the expert withdrew consent and no session is open
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
  // a line that breaks while it waits for the expert is dialled again
  'dial-retry': { DIALING: 'DIALING', WAITING_FOR_EXPERT: 'DIALING' },
  'dial-failed': { DIALING: 'NOT_SCHEDULED', WAITING_FOR_EXPERT: 'NOT_SCHEDULED' },
  'joined-elsewhere': { DIALING: 'NOT_SCHEDULED', WAITING_FOR_EXPERT: 'NOT_SCHEDULED' },
  'no-show': { DIALING: 'NOT_SCHEDULED', WAITING_FOR_EXPERT: 'NOT_SCHEDULED' },
  'auto-complete': { IN_PROGRESS: 'COMPLETED' },
  'complete-with-session': anyStatus('COMPLETED'),
  withdraw: anyStatus('COMPLETED'),
};

export function nextStatus(from: InterviewStatus, trigger: Trigger): InterviewStatus | undefined {
  return transitions[trigger][from];
}

export function isUnderWay(status: InterviewStatus): boolean {
  return status === 'DIALING' || status === 'WAITING_FOR_EXPERT' || status === 'IN_PROGRESS';
}
