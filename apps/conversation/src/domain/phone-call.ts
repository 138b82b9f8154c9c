/** The outcome of an attempt to call an expert. */
export type CallOutcome =
  'connected' | 'busy' | 'no-answer' | 'canceled' | 'failed' | 'ivr-failed' | 'no-show';

/** How a call came about. */
export type CallKind =
  | 'dial-in' // scheduled or launched: the platform calls a conference or an expert
  | 'switch' // the expert asked on the page to go on by phone
  | 'inbound'; // the expert called the platform

/** What a provider says has become of a call. */
export const callStatuses = [
  'queued',
  'initiated',
  'ringing',
  'in-progress',
  'completed',
  'busy',
  'no-answer',
  'canceled',
  'failed',
] as const;

/** One of {@link callStatuses}. */
export type CallStatus = (typeof callStatuses)[number];

/** What is known of a call that came to an end before it was connected. */
export interface CallFacts {
  /** Whether sound was exchanged: it was answered and the digits were sent. */
  streamed: boolean;
  /** Whether a conference had to be entered. */
  digits: boolean;
}

/** What an attempt came to, once the provider says that the call is over; undefined while it goes on. */
export function outcomeOf(status: CallStatus, facts: CallFacts): CallOutcome | undefined {
  switch (status) {
    case 'busy':
    case 'no-answer':
    case 'canceled':
    case 'failed':
      return status;
    case 'completed':
      if (!facts.streamed) return 'failed';
      return facts.digits ? 'ivr-failed' : 'no-answer';
    default:
      return undefined;
  }
}

/**
 * What is typed to enter a conference: a pause for the greeting, the meeting id, a pause, the PIN; `#` ends each.
 * Empty when there is nothing to enter.
 * @param pause `w` is half a second
 */
export function digitsToEnter(call: { meetingId: string; pin: string }, pause: string): string {
  const keys = (text: string) => text.replace(/[^0-9*#]/g, '').replace(/#$/, '');
  return [call.meetingId, call.pin]
    .map(keys)
    .filter((typed) => typed !== '')
    .map((typed) => `${pause}${typed}#`)
    .join('');
}

/** Whether a number may be called: in international form, and in one of the countries when any are listed. */
export function mayBeCalled(number: string, countryPrefixes: readonly string[]): boolean {
  if (!/^\+[1-9]\d{6,14}$/.test(number)) return false;
  return countryPrefixes.length === 0 || countryPrefixes.some((prefix) => number.startsWith(prefix));
}

/** A number as people write it, in international form; what cannot be one stays as it is. */
export const dialable = (phone: string): string => {
  const digits = phone.replace(/[\s()./-]/g, '').replace(/^00/, '+');
  return /^\+\d+$/.test(digits) ? digits : phone;
};
