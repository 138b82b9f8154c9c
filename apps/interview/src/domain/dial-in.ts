import type { Interview } from './interview';

/** Returns the digits of a meeting id or PIN, as typed on a telephone. */
export const digitsOf = (text: string | null): string => (text ?? '').replace(/\D/gu, '');

/** Returns the digits of the meeting id; empty if no session can be opened any more. */
export const meetingDigitsOf = (interview: Pick<Interview, 'status' | 'meetingId' | 'withdrawal'>): string =>
  interview.status === 'COMPLETED' || interview.withdrawal ? '' : digitsOf(interview.meetingId);
