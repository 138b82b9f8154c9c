import type { DisconnectReason, Language, Platform, Progress, TurnRole } from '@colloquy/contracts';
import type { PartingWish } from './acts';
import type { EndCause } from './end-reason';
import type { Limits } from './limits';

/** One thing said by one side. Offsets are milliseconds since its session started. */
export interface Said {
  sessionId: string;
  /** Position within the session, from 0, without gaps. */
  sequence: number;
  role: TurnRole;
  text: string;
  offsetMs: number;
  durationMs: number;
  /** What an agent's turn was for; empty on an expert's turn. */
  act: string;
  questionIndex?: number;
  /** On an agent's turn: the request of the expert that it answers. */
  request?: string;
  /** The client's id of an expert's utterance; empty on an agent's turn. */
  utteranceId: string;
  /** On an agent's turn: which interviewer found the words, and why the language model did not. */
  wordedBy?: string;
  fallback?: string;
  /** Who says it, once a handoff has changed that. */
  persona?: string;
}

/** An agent as it speaks in a conversation. */
export interface Speaker {
  agentId: string;
  versionNumber: number;
  name: string;
  /** The name it introduces itself by. */
  persona: string;
  voice?: { id: string; name: string };
}

/** One agent gives the conversation to another one. */
export interface Handoff {
  /** Chosen when it is decided: the idempotency key. */
  id: string;
  ruleId: string;
  condition: string;
  from: Speaker;
  to: Speaker;
  delayMs: number;
  /** Whether the other one introduces itself. */
  introduces: boolean;
}

/** What stays the same as long as a session lasts. */
export interface SessionFacts {
  sessionId: string;
  interviewId: string;
  /** Of the interview. */
  language: Language;
  platform: Platform;
  startedAtMs: number;
  questionCount: number;
  /** How long the earlier sessions of the conversation took. */
  earlierMs: number;
  /** Empty when the expert stays on the thank-you page. */
  redirectUrl: string;
  limits: Limits;
}

/** An end that has been decided; it is carried out when everything said before is stored. */
export interface Ending {
  cause: EndCause;
  atMs: number;
  /** Handed over to be recorded; nothing can change it any more. */
  sent: boolean;
}

/** Consent that was given by voice or by a key of the telephone. */
export interface VoicedConsent {
  text: string;
  givenBy: 'voice' | 'key';
}

/** The expert is let go as soon as all that was said is stored. */
export interface Parting {
  wish: PartingWish;
  /** Whether the withdrawal is being recorded. */
  sent: boolean;
}

/** The wish to finish later. */
export interface Hold {
  /** Until when the expert wants the link to stay open; undefined leaves it to the platform. */
  wantedMs: number | undefined;
  /** Whether it is being recorded. */
  sent: boolean;
  /** Until when the link stays open, once that is recorded. */
  untilMs: number | undefined;
}

/**
 * All that a session's next step depends on. Everything but the connection can be rebuilt from the stored
 * turns. Times are milliseconds since the epoch.
 */
export interface SessionState {
  readonly facts: SessionFacts;
  /** Stored turns of the whole conversation, earlier sessions' first. */
  readonly history: readonly Said[];
  /** Said, not known to be stored; the first `appending` of them are on their way. */
  readonly pending: readonly Said[];
  readonly appending: number;
  /** Number of the question put to the interviewer last, and whether its answer is awaited. */
  readonly askId: number;
  readonly asking: boolean;
  /** Connected time before the present connection. */
  readonly connectedMs: number;
  /** Set while a client is connected. */
  readonly connectedSinceMs: number | undefined;
  /** Set while no client is connected. */
  readonly goneSinceMs: number | undefined;
  /** Whether somebody is known to be there: on the phone, from the first sound of a person. */
  readonly present: boolean;
  /** Whether a piece of the expert's recording has arrived, whatever can be heard in it. */
  readonly gotSound: boolean;
  /** Whether the expert is being called, to go on by phone. */
  readonly dialling: boolean;
  /** Since when nobody has made a sound. */
  readonly quietSinceMs: number;
  /** Last sign of the expert, or what the interviewer said last that calls for one. */
  readonly signAtMs: number;
  /** Silence prompts since the expert's last sign. */
  readonly prompts: number;
  /** Last turn of the agent whose arrival the client has reported. */
  readonly heardSequence: number;
  /** When the closing words were stored, unless the expert has spoken since. */
  readonly closedAtMs: number | undefined;
  /** A limit was reached and the interviewer was asked to close. */
  readonly closeAsked: boolean;
  /** Who asks. */
  readonly speaker: Speaker;
  /** Decided, and perhaps on its way; carried out when everything said before is stored. */
  readonly handoff: (Handoff & { sent: boolean }) | undefined;
  /** Set while the speaker has taken over and said nothing yet. */
  readonly takingOver: Pick<Handoff, 'introduces'> | undefined;
  /** Whether the speaker is not the one the interview began with. */
  readonly handedOver: boolean;
  readonly hold: Hold | undefined;
  readonly parting: Parting | undefined;
  /** Whether the expert has to consent before anything is asked or recorded. */
  readonly consentIsDue: boolean;
  /** Given, and not known to be stored. */
  readonly consenting: (VoicedConsent & { sent: boolean }) | undefined;
  /** The end of which the expert was warned last, unless a sign has put it off since. */
  readonly warnedOfMs: number | undefined;
  readonly ending: Ending | undefined;
  readonly ended: DisconnectReason | undefined;
}

/** The turns of the open session that are stored. */
export function ownTurns(state: SessionState): Said[] {
  return state.history.filter((turn) => turn.sessionId === state.facts.sessionId);
}

/** The latest turn of the open session, stored or not. */
export function lastTurn(state: SessionState): Said | undefined {
  const last = state.pending.at(-1) ?? state.history.at(-1);
  return last?.sessionId === state.facts.sessionId ? last : undefined;
}

/** The latest turn of the open session of which anything was heard: stored or not. */
export function lastHeardTurn(state: SessionState): Said | undefined {
  return [...ownTurns(state), ...state.pending].findLast(({ text }) => text !== '');
}

/** The latest stored turn of the agent in the open session. */
export function lastAgentTurn(state: SessionState): Said | undefined {
  return ownTurns(state).findLast(({ role }) => role === 'agent');
}

/** Whether a word of the expert arrived in this session. */
export function heardExpert(state: SessionState): boolean {
  return [...ownTurns(state), ...state.pending].some((turn) => turn.role === 'user');
}

/** Connected time so far. */
export function connectedMsAt(state: SessionState, now: number): number {
  const since = state.connectedSinceMs;
  return state.connectedMs + (since === undefined ? 0 : Math.max(0, now - since));
}

/** Which of the client's questions is being talked about. */
export function progressOf(state: SessionState): Progress {
  const index = state.history.findLast((turn) => turn.questionIndex !== undefined)?.questionIndex;
  const of = state.facts.questionCount;
  return index === undefined ? { of } : { question: Math.min(index + 1, Math.max(of, 1)), of };
}
