const maxAttempts = 3;

/** The provider returns this state in the addresses of its requests, which it signs. */
export interface Inbound {
  attempt: number;
  meetingId: string | undefined;
  digits: string | undefined;
}

export type InboundStep =
  | { ask: 'meeting'; attempt: number; isRetry: boolean }
  | { ask: 'pin'; attempt: number; meetingId: string }
  | { check: { meetingId: string; pin: string }; attempt: number }
  | { refuse: true };

export function inboundStep({ attempt, meetingId, digits }: Inbound): InboundStep {
  if (!(attempt >= 1 && attempt <= maxAttempts)) return { refuse: true };
  if (digits === undefined) return { ask: 'meeting', attempt, isRetry: false };
  if (meetingId === undefined) {
    return digits === '' ? afterWrongEntry(attempt) : { ask: 'pin', attempt, meetingId: digits };
  }
  return { check: { meetingId, pin: digits }, attempt };
}

export function afterWrongEntry(attempt: number): Exclude<InboundStep, { check: unknown }> {
  return attempt < maxAttempts ? { ask: 'meeting', attempt: attempt + 1, isRetry: true } : { refuse: true };
}
