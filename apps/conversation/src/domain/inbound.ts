/** How often a caller may try to name a meeting. */
const tries = 3;

/** Where a caller is: what was typed before comes back with every question, in addresses the provider signs. */
export interface Inbound {
  /** Which try this is, from 1. */
  attempt: number;
  /** The meeting that was named; undefined while it is asked for. */
  meetingId: string | undefined;
  /** What was typed just now. */
  digits: string | undefined;
}

/** What a caller is asked or told. */
export type InboundStep =
  | { ask: 'meeting'; attempt: number; again: boolean }
  | { ask: 'pin'; attempt: number; meetingId: string }
  | { check: { meetingId: string; pin: string }; attempt: number }
  | { refuse: true };

/** What follows on what a caller typed: the meeting id, the PIN, then the check. */
export function inboundStep({ attempt, meetingId, digits }: Inbound): InboundStep {
  if (!(attempt >= 1 && attempt <= tries)) return { refuse: true };
  if (digits === undefined) return { ask: 'meeting', attempt, again: false };
  if (meetingId === undefined) {
    return digits === '' ? afterWrong(attempt) : { ask: 'pin', attempt, meetingId: digits };
  }
  return { check: { meetingId, pin: digits }, attempt };
}

/** After a meeting id or PIN that is wrong. */
export function afterWrong(attempt: number): Exclude<InboundStep, { check: unknown }> {
  return attempt < tries ? { ask: 'meeting', attempt: attempt + 1, again: true } : { refuse: true };
}
