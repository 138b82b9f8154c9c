import type { JoinViewMessage, Language } from '@colloquy/contracts';
import type { SessionRef } from './ports';
import type { CallKind, CallOutcome, CallStatus } from './phone-call';

/** The session of the call has the same id. */
export interface CallRef {
  accountId: string;
  interviewId: string;
  callId: string;
}

export interface DueCall extends CallRef {
  attempt: number;
  phone: string;
  meetingId: string;
  pin: string;
  language: Language;
}

/** Client of the interview service. Every method but `claimCall` is repeatable. */
export interface DueCalls {
  claimCall(leaseMs: number): Promise<DueCall | undefined>;
  /** @returns false if another process has claimed the attempt */
  renewCall(ref: CallRef, leaseMs: number): Promise<boolean>;
  /** @returns whether the call goes on in this attempt */
  reportCall(ref: CallRef, outcome: CallOutcome): Promise<boolean>;
  /** @throws AppError `not-found`, `conflict` if the interview cannot be called now */
  requestCall(ref: { accountId: string; interviewId: string }): Promise<void>;
  /** @throws AppError `not-found`, the same for an unknown meeting and a wrong PIN */
  findDialIn(entered: { meetingId: string; pin: string }): Promise<JoinViewMessage>;
}

export interface PhoneCall extends CallRef {
  kind: CallKind;
  language: Language;
  digits: boolean;
  sid: string;
  streamedAt: Date | null;
  connectedAt: Date | null;
  outcome: CallOutcome | 'over' | null;
  createdAt: Date;
}

/** Calls of the last day. Takes no account id, like the join link: a signed request is the authorisation. */
export interface PhoneCallRepository {
  create(call: CallRef & Pick<PhoneCall, 'kind' | 'language' | 'digits' | 'sid'>): Promise<void>;
  find(callId: string): Promise<PhoneCall | undefined>;
  setSid(callId: string, sid: string): Promise<void>;
  issue(callId: string, nonce: string): Promise<void>;
  /** @returns undefined if the ticket was used before or the call is over */
  redeem(callId: string, nonce: string): Promise<PhoneCall | undefined>;
  connected(callId: string): Promise<void>;
  /** The first outcome stays. @returns whether this was the first */
  settle(callId: string, outcome: CallOutcome | 'over'): Promise<boolean>;
  others(interviewId: string, callId: string): Promise<PhoneCall[]>;
  countSince(interviewId: string, kind: CallKind, since: Date): Promise<number>;
  forget(before: Date): Promise<void>;
}

export interface PinGuessRepository {
  /** @returns false if a key has no attempt left in this period */
  take(keys: readonly string[]): Promise<boolean>;
  giveBack(keys: readonly string[]): Promise<void>;
  forget(before: Date): Promise<void>;
}

interface Dialled {
  accountId: string;
  callId: string;
  to: string;
  /** Sent as tones when the call is answered; `w` is a pause of half a second. */
  digits: string;
  ticket: string;
}

/** @returns whether the call was answered */
export type SwitchToPhone = (
  session: SessionRef & Pick<PhoneCall, 'language'>,
  phoneNumber: string,
  signal: AbortSignal,
) => Promise<boolean>;

export type LaunchCall = (ref: { accountId: string; interviewId: string }) => Promise<void>;

export interface Telephony {
  /** @returns the provider's id of the call @throws AppError if the call was not placed or may not have been placed */
  dial(call: Dialled, signal: AbortSignal): Promise<string>;
  hangUp(sid: string): Promise<void>;
  /** Returns undefined if the provider does not know the call. */
  status(sid: string): Promise<CallStatus | undefined>;
}
