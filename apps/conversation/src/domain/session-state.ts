import type { DisconnectReason, Language, Platform, Progress, TurnRole } from '@colloquy/contracts';
import type { SkippedQuestion } from '@colloquy/language';
import type { ExitAct } from './acts';
import type { EndCause } from './end-reason';
import type { Limits } from './limits';

/** Offsets are milliseconds since the session started. */
export interface Turn {
  sessionId: string;
  sequence: number;
  role: TurnRole;
  text: string;
  offsetMs: number;
  durationMs: number;
  /** Purpose of an agent's turn; empty on an expert's turn. */
  act: string;
  questionIndex?: number;
  request?: string;
  /** The question that is left out, and the ids of the expert's turns that answer it. */
  skips?: SkippedQuestion;
  utteranceId: string;
  wordedBy?: string;
  fallback?: string;
  persona?: string;
  /** Spoken more slowly than the turns before, as all turns from then on. */
  slower?: true;
}

export interface Speaker {
  agentId: string;
  versionNumber: number;
  name: string;
  persona: string;
  /** Absent: the session's. */
  language?: Language;
  voice?: { id: string; name: string };
  /** Factor on the normal speed of the voice; absent: 1. */
  speed?: number;
  /** Factor on the pause that ends the expert's turn and on the limits of silence; absent: 1. */
  patience?: number;
}

export interface Handoff {
  id: string;
  ruleId: string;
  condition: string;
  from: Speaker;
  to: Speaker;
  delayMs: number;
  introduces: boolean;
}

export interface SessionFacts {
  sessionId: string;
  interviewId: string;
  language: Language;
  platform: Platform;
  startedAtMs: number;
  questionCount: number;
  earlierMs: number;
  beganAtMs: number;
  earlierTextBytes: number;
  /** Empty if the expert stays on the thank-you page. */
  redirectUrl: string;
  /** Who can call next if this call ends too early; absent: no further call is possible. */
  nextCall?: 'platform' | 'expert';
  limits: Limits;
}

/** Stored after all turns; cannot change once `isSent`. */
export interface Ending {
  cause: EndCause;
  atMs: number;
  isSent: boolean;
}

export interface VoicedConsent {
  text: string;
  givenBy: 'voice' | 'key';
}

/** Ends the session as soon as all turns are stored. */
export interface ExitRequest {
  act: ExitAct;
  isSent: boolean;
}

export interface Hold {
  wantedMs: number | undefined;
  isSent: boolean;
  untilMs: number | undefined;
}

/** All but the connection can be rebuilt from the stored turns. Times are milliseconds since the epoch. */
export interface SessionState {
  readonly facts: SessionFacts;
  readonly history: readonly Turn[];
  /** Turns that are not stored yet; the first `appending` turns are being stored. */
  readonly pending: readonly Turn[];
  readonly appending: number;
  readonly textBytes: number;
  /** An utterance was refused because the text limit is reached; the interviewer closes the session. */
  readonly isTextSpent: boolean;
  readonly askId: number;
  readonly isAsking: boolean;
  readonly connectedMs: number;
  readonly connectedSinceMs: number | undefined;
  readonly goneSinceMs: number | undefined;
  /** On the phone: whether a person was heard. */
  readonly isPresent: boolean;
  readonly gotSound: boolean;
  readonly isDialling: boolean;
  readonly quietSinceMs: number;
  /** Time of the expert's last activity, or of the interviewer's last words that ask for a reply. */
  readonly activeAtMs: number;
  readonly prompts: number;
  /** Consecutive times that the interviewer said it could not hear the expert. */
  readonly notHeard: number;
  readonly heardSequence: number;
  /** When the closing words were stored, unless the expert has spoken since. */
  readonly closedAtMs: number | undefined;
  readonly hasAskedToClose: boolean;
  readonly speaker: Speaker;
  readonly handoff: (Handoff & { isSent: boolean }) | undefined;
  readonly takingOver: Pick<Handoff, 'introduces'> | undefined;
  readonly wasHandedOver: boolean;
  readonly hold: Hold | undefined;
  readonly exitRequest: ExitRequest | undefined;
  readonly consentIsDue: boolean;
  readonly consenting: (VoicedConsent & { isSent: boolean }) | undefined;
  /** The end that the expert is warned of; undefined after activity. */
  readonly warnedOfMs: number | undefined;
  readonly ending: Ending | undefined;
  readonly ended: DisconnectReason | undefined;
}

export function ownTurns(state: SessionState): Turn[] {
  return state.history.filter((turn) => turn.sessionId === state.facts.sessionId);
}

export function lastTurn(state: SessionState): Turn | undefined {
  const last = state.pending.at(-1) ?? state.history.at(-1);
  return last?.sessionId === state.facts.sessionId ? last : undefined;
}

export function lastHeardTurn(state: SessionState): Turn | undefined {
  return [...ownTurns(state), ...state.pending].findLast(({ text }) => text !== '');
}

export function lastAgentTurn(state: SessionState): Turn | undefined {
  return ownTurns(state).findLast(({ role }) => role === 'agent');
}

export function hasHeardExpert(state: SessionState): boolean {
  return [...ownTurns(state), ...state.pending].some((turn) => turn.role === 'user');
}

export function connectedMsAt(state: SessionState, now: number): number {
  const since = state.connectedSinceMs;
  return state.connectedMs + (since === undefined ? 0 : Math.max(0, now - since));
}

export function progressOf(state: SessionState): Progress {
  const index = state.history.findLast((turn) => turn.questionIndex !== undefined)?.questionIndex;
  const of = state.facts.questionCount;
  return index === undefined ? { of } : { question: Math.min(index + 1, Math.max(of, 1)), of };
}
