import type {
  AudioFrame,
  AgentConfigMessage,
  ConsentGivenBy,
  DisconnectReason,
  JoinViewMessage,
  Platform,
  PushAgentMessage,
  RuntimeViewMessage,
  ServerFrame,
  TransferRuleMessage,
} from '@colloquy/contracts';
import type { Ask, Heard, Move, Words } from './inputs';
import type { Handoff, Said, SessionState } from './session-state';

/** Names an open session to the interview service. */
export interface SessionRef {
  accountId: string;
  interviewId: string;
  sessionId: string;
}

/** The interview service, which owns sessions and turns. Every call may be repeated. */
export interface Interviews {
  /** @throws AppError `not-found` */
  joinView(interviewId: string): Promise<JoinViewMessage>;
  /** @throws AppError `conflict` INTERVIEW_COMPLETED, SESSION_ALREADY_OPEN */
  startSession(start: {
    interviewId: string;
    sessionId: string;
    platform: Platform;
    startOver: boolean;
    startedAtMs: number;
  }): Promise<RuntimeViewMessage>;
  /** @throws AppError `not-found` */
  runtimeView(ref: SessionRef): Promise<RuntimeViewMessage>;
  /** @throws AppError `conflict` when the session has ended or another turn is stored at the same place */
  appendTurns(ref: SessionRef, turns: readonly Said[]): Promise<void>;
  /** How a stored turn of the agent was heard. */
  noteHeard(ref: SessionRef, sequence: number, heard: Heard): Promise<void>;
  /** Stores what the expert agreed to; the first consent of a session stays. */
  recordConsent(ref: SessionRef, consent: StoredConsent): Promise<void>;
  /** From here on nothing the expert said is delivered. @throws AppError `not-found` */
  withdrawConsent(ref: { accountId: string; interviewId: string }): Promise<void>;
  /** @throws AppError `not-found`, `conflict` when the session has ended */
  recordHandoff(ref: SessionRef, handoff: Handoff, at: { offsetMs: number; atMs: number }): Promise<void>;
  /** @returns the reason the session ended with: the first that was given */
  endSession(
    ref: SessionRef,
    end: { reason: DisconnectReason; endedAtMs: number; durationSeconds: number },
  ): Promise<string>;
  /** @returns until when the link stays open, milliseconds since the epoch */
  holdForLater(ref: SessionRef, untilMs: number | undefined): Promise<number>;
}

/** The consent of an expert: its words, how it was given and when. */
export interface StoredConsent {
  channel: Platform;
  language: string;
  text: string;
  agreedAtMs: number;
  givenBy: ConsentGivenBy;
}

/** An agent on the channel on which it conducts an interview. */
export interface AgentRef {
  accountId: string;
  agentId: string;
  channel: Platform;
}

/** What versions of agents say. */
export interface Agents {
  /** @throws AppError `not-found` */
  config(ref: AgentRef, versionNumber: number): Promise<AgentConfigMessage>;
}

/** What was pushed here of agents, the newest of each. */
export interface CompiledAgents {
  /** Repeatable, in any order. @returns false when something newer, or the same, is stored already */
  store(ref: AgentRef, push: PushAgentMessage): Promise<boolean>;
  /** Undefined when it was never pushed. */
  config(ref: AgentRef, versionNumber: number): Promise<AgentConfigMessage | undefined>;
  /** Where an agent may hand over now, in the order in which the conditions are looked at. */
  rules(ref: AgentRef): Promise<readonly TransferRuleMessage[]>;
  /** The number of the version in use; undefined when the agent was deleted or never pushed. */
  currentVersion(ref: AgentRef): Promise<number | undefined>;
}

/** An end that was decided but perhaps not yet recorded. */
export interface DecidedEnd {
  reason: DisconnectReason;
  endedAtMs: number;
  durationSeconds: number;
}

/** What a replica notes of a session beside the interview service, so that another one can carry on. */
export interface LiveSession extends SessionRef {
  /** Who conducts the session as long as the lease lasts: one runner of one process. */
  owner: string;
  leaseUntil: Date;
  /** Last time the owner was known to be alive. */
  seenAt: Date;
  /** Set while a client is connected. */
  connectedSince: Date | null;
  /** Connected time before that, milliseconds. */
  connectedMs: number;
  /** Whether a piece of the expert's recording has arrived. */
  gotSound: boolean;
  ending: DecidedEnd | null;
}

/** A claim on a session, good for one lease. */
export interface Claim {
  /** New for every claim, so that no earlier holder is mistaken for this one. */
  owner: string;
  leaseMs: number;
}

/** A session and who conducts it. */
export type Held = Pick<LiveSession, 'sessionId' | 'owner'>;

/**
 * Which process conducts which session. Works across accounts, as the join link does: a session id that
 * nobody else knows, or a signed resume token, is the permission. Leases run on the database's clock: those of
 * the replicas may differ.
 */
export interface LiveSessions {
  /** Notes a session before it is started; its client is connected. */
  create(ref: SessionRef, claim: Claim): Promise<void>;
  find(sessionId: string): Promise<LiveSession | undefined>;
  /** Makes the claimant the owner, whoever is owner now. */
  takeOver(sessionId: string, claim: Claim): Promise<LiveSession | undefined>;
  /** The same, unless a client is connected to a living owner. */
  takeOverIdle(sessionId: string, claim: Claim): Promise<LiveSession | undefined>;
  /** Takes one session whose owner has not renewed its lease. */
  claimLapsed(claim: Claim): Promise<LiveSession | undefined>;
  /** Renews leases. @returns those owners that still have their session */
  renew(held: readonly Held[], leaseMs: number): Promise<Set<string>>;
  isHeld(held: Held): Promise<boolean>;
  /** Notes that a client came or went. */
  noteConnection(held: Held, connection: { connected: boolean; connectedMs: number }): Promise<void>;
  noteSound(held: Held): Promise<void>;
  /**
   * Notes how the session ends, for whoever claims it lapsed before that is recorded; a client that comes back takes it
   * over without the note.
   * @returns whether it is still held
   */
  noteEnding(held: Held, ending: DecidedEnd): Promise<boolean>;
  /** Gives sessions up so that another process can take them at once. */
  release(held: readonly Held[]): Promise<void>;
  /** The session is over. */
  remove(held: Held): Promise<void>;
  /** The same within 200 ms, with others: for a session whose end is recorded, as whoever took it up would find. */
  removeEnded(held: Held): Promise<void>;
}

/** The expert's end of the line. */
export interface Client {
  send(frame: ServerFrame): void;
  /** The expert has consented: from here on sound may be recorded. A line that records nothing has no such thing. */
  mayRecord?(): void;
  close(code: number): void;
}

/** The interviewer of one session, its brief known to it. */
export interface SessionInterviewer {
  /** @throws when it cannot answer now; asking again is harmless */
  say(ask: Ask, history: readonly Said[], signal: AbortSignal): Promise<Words>;
}

/** A conversation at the moment the interviewer is asked for words. */
export interface Moment extends Pick<
  SessionState,
  'history' | 'speaker' | 'takingOver' | 'gotSound' | 'consentIsDue'
> {
  /** How long the conversation has taken so far, all its sessions together. */
  elapsedMs: number;
}

/** The agents that may ask in one conversation. */
export interface Cast {
  /** The words of whoever asks now; a transfer that cannot happen is passed over. @throws as an interviewer does */
  say(ask: Ask, moment: Moment, signal: AbortSignal): Promise<Move>;
}

/** Where the pieces of a recording are kept while a session lasts. */
export interface Recorder {
  /** Stores a piece durably; the same piece again replaces it. */
  store(ref: SessionRef, piece: AudioFrame): Promise<void>;
}
