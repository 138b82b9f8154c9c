export type CallOutcome =
  'connected' | 'busy' | 'no-answer' | 'machine' | 'canceled' | 'failed' | 'ivr-failed' | 'no-show';

export type CallKind =
  | 'dial-in' // scheduled or launched: the platform calls a conference or an expert
  | 'switch' // the expert asked on the page to go on by phone
  | 'inbound'; // the expert called the platform

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

export type CallStatus = (typeof callStatuses)[number];

interface CallFacts {
  wasStreamed: boolean;
  hasDigits: boolean;
}

export function outcomeOf(status: CallStatus, facts: CallFacts): CallOutcome | undefined {
  switch (status) {
    case 'busy':
    case 'no-answer':
    case 'canceled':
    case 'failed':
      return status;
    case 'completed':
      if (!facts.wasStreamed) return 'failed';
      return facts.hasDigits ? 'ivr-failed' : 'no-answer';
    default:
      return undefined;
  }
}

/** Returns '' if there is no conference to enter. In `pause`, `w` is half a second. */
export function digitsToEnter(call: { meetingId: string; pin: string }, pause: string): string {
  const keys = (text: string) => text.replace(/[^0-9*#]/g, '').replace(/#$/, '');
  return [call.meetingId, call.pin]
    .map(keys)
    .filter((typed) => typed !== '')
    .map((typed) => `${pause}${typed}#`)
    .join('');
}

export function mayBeCalled(number: string, countryPrefixes: readonly string[]): boolean {
  if (!/^\+[1-9]\d{6,14}$/.test(number)) return false;
  return countryPrefixes.length === 0 || countryPrefixes.some((prefix) => number.startsWith(prefix));
}

/** Returns text that is not a number unchanged. */
export const toInternationalForm = (phone: string): string => {
  const digits = phone.replace(/[\s()./-]/g, '').replace(/^00/, '+');
  return /^\+\d+$/.test(digits) ? digits : phone;
};
