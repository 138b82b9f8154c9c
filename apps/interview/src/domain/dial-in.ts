import type { Interview } from './interview';

/** What remains of a meeting id or PIN on a telephone's keys; empty when it has no digit. */
export const digitsOf = (text: string | null): string => (text ?? '').replace(/\D/gu, '');

/** The meeting id somebody can call in to; empty when there is none, or nothing can be opened any more. */
export const meetingDigitsOf = (interview: Pick<Interview, 'status' | 'meetingId' | 'withdrawal'>): string =>
  interview.status === 'COMPLETED' || interview.withdrawal ? '' : digitsOf(interview.meetingId);
