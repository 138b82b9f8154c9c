import type { JoinViewMessage, Language } from '@colloquy/contracts';
import type { SessionRef } from './ports';
import type { CallKind, CallOutcome, CallStatus } from './phone-call';

/** Names an attempt; the call's id is also that of the session it leads to. */
export interface CallRef {
  accountId: string;
  interviewId: string;
  callId: string;
}

/** An interview whose call is due. */
export interface DueCall extends CallRef {
  attempt: number;
  phone: string;
  meetingId: string;
  pin: string;
  /** Of the interview. */
  language: Language;
}

/** The interview service's part in telephony. Every call but `claimCall` may be repeated. */
export interface DueCalls {
  claimCall(leaseMs: number): Promise<DueCall | undefined>;
  /** @returns false when the attempt is no longer the caller's */
  renewCall(ref: CallRef, leaseMs: number): Promise<boolean>;
  /** @returns whether the call goes on and is this attempt's */
  reportCall(ref: CallRef, outcome: CallOutcome): Promise<boolean>;
  /** @throws AppError `conflict` when the interview cannot be called now, `not-found` */
  requestCall(ref: { accountId: string; interviewId: string }): Promise<void>;
  /** @throws AppError `not-found`, whichever of the two is wrong */
  findDialIn(entered: { meetingId: string; pin: string }): Promise<JoinViewMessage>;
}

/** A call as all replicas know it: each of the provider's requests may reach another one. */
export interface PhoneCall extends CallRef {
  kind: CallKind;
  /** Of the interview. */
  language: Language;
  /** Whether a conference has to be entered before anybody can be heard. */
  digits: boolean;
  /** The provider's name for it; empty until it has one. */
  sid: string;
  /** Set when its sound reached the platform for the first time. */
  streamedAt: Date | null;
  /** Set when its session was started. */
  connectedAt: Date | null;
  /** Set when it has come to nothing, or its session was left. */
  outcome: CallOutcome | 'over' | null;
  createdAt: Date;
}

/** The calls of the last day. Works across accounts, as join links do: signed requests are the permission. */
export interface PhoneCalls {
  create(call: CallRef & Pick<PhoneCall, 'kind' | 'language' | 'digits' | 'sid'>): Promise<void>;
  find(callId: string): Promise<PhoneCall | undefined>;
  /** Notes the provider's name for a call. */
  named(callId: string, sid: string): Promise<void>;
  /** Makes this the one ticket that opens the call's sound. */
  issue(callId: string, nonce: string): Promise<void>;
  /** Takes the ticket, once. @returns the call, unless the ticket is used up or the call over */
  redeem(callId: string, nonce: string): Promise<PhoneCall | undefined>;
  connected(callId: string): Promise<void>;
  /** Decides what a call came to; the first decision stays. @returns whether this was it */
  settle(callId: string, outcome: CallOutcome | 'over'): Promise<boolean>;
  /** Calls of the interview that are not over, other than this one. */
  others(interviewId: string, callId: string): Promise<PhoneCall[]>;
  /** How many calls of a kind an interview has had since then. */
  countSince(interviewId: string, kind: CallKind, since: Date): Promise<number>;
  /** Forgets calls older than that. */
  forget(before: Date): Promise<void>;
}

/** What callers have guessed wrong, as all replicas know it. */
export interface PinGuesses {
  /** Takes a try of each key. @returns false when one of them has none left for now */
  take(keys: readonly string[]): Promise<boolean>;
  /** The tries were no guesses. */
  giveBack(keys: readonly string[]): Promise<void>;
  /** Forgets those whose time was over by then. */
  forget(before: Date): Promise<void>;
}

/** A call to be placed. */
export interface Dialled {
  callId: string;
  to: string;
  /** Typed once it is answered; `w` is half a second. */
  digits: string;
  /** Opens the call's sound. */
  ticket: string;
}

/** Calls an expert who wants to go on by phone. @returns whether the call was answered */
export type SwitchToPhone = (
  session: SessionRef & Pick<PhoneCall, 'language'>,
  phoneNumber: string,
  signal: AbortSignal,
) => Promise<boolean>;

/** Has an interview called now. @throws AppError `conflict` when that cannot be, `not-found` */
export type LaunchCall = (ref: { accountId: string; interviewId: string }) => Promise<void>;

/** A provider of telephone calls. */
export interface Telephony {
  /**
   * Places a call; what becomes of it is reported to the callback address.
   * @returns the provider's name for it
   * @throws AppError when it was not placed, or nobody knows whether it was
   */
  dial(call: Dialled, signal: AbortSignal): Promise<string>;
  /** Ends a call, answered or not. A call that is over already is left alone. */
  hangUp(sid: string): Promise<void>;
  /** How a call stands; undefined when the provider does not know it. */
  status(sid: string): Promise<CallStatus | undefined>;
}
