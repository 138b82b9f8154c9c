import type { Interview } from './interview';

export const digitsOf = (text: string | null): string => (text ?? '').replace(/\D/gu, '');

/** Empty if no session can be opened any more. */
export const meetingDigitsOf = (interview: Pick<Interview, 'status' | 'meetingId' | 'withdrawal'>): string =>
  interview.status === 'COMPLETED' || interview.withdrawal ? '' : digitsOf(interview.meetingId);
