import type {
  AudioFrame,
  AgentConfigMessage,
  ConsentGivenBy,
  DisconnectReason,
  JoinViewMessage,
  Platform,
  ProviderUsageMessage,
  PushAgentMessage,
  RuntimeViewMessage,
  ServerFrame,
  TransferRuleMessage,
} from '@colloquy/contracts';
import type { Ask, Heard, Move, Words } from './inputs';
import type { Handoff, Turn, SessionState } from './session-state';

export interface SessionRef {
  accountId: string;
  interviewId: string;
  sessionId: string;
}

export interface OwnedSession extends SessionRef {
  owner: string;
  /** Higher than that of every earlier claim of the session. */
  fencingToken: number;
}

/**
 * The interview service, which owns sessions and turns. Every call is repeatable. Calls with an {@link OwnedSession}
 * throw AppError `conflict` SESSION_MOVED once a later claim was announced by `startSession` or `runtimeView`.
 */
export interface Interviews {
  /** @throws AppError `not-found` */
  joinView(interviewId: string): Promise<JoinViewMessage>;
  /** @throws AppError `conflict` INTERVIEW_COMPLETED, SESSION_ALREADY_OPEN */
  startSession(start: {
    interviewId: string;
    sessionId: string;
    fencingToken: number;
    platform: Platform;
    startOver: boolean;
    startedAtMs: number;
  }): Promise<RuntimeViewMessage>;
  /** @throws AppError `not-found` */
  runtimeView(ref: OwnedSession): Promise<RuntimeViewMessage>;
  /** @throws AppError `conflict` when the session has ended or another turn is stored at the same place */
  appendTurns(ref: OwnedSession, turns: readonly Turn[], usage: ProviderUsageMessage): Promise<void>;
  noteHeard(ref: OwnedSession, sequence: number, heard: Heard): Promise<void>;
  /** The first consent of a session stays. */
  recordConsent(ref: SessionRef, consent: StoredConsent): Promise<void>;
  /** @throws AppError `not-found` */
  withdrawConsent(ref: { accountId: string; interviewId: string }): Promise<void>;
  /** @throws AppError `not-found`, `conflict` when the session has ended */
  recordHandoff(ref: OwnedSession, handoff: Handoff, at: { offsetMs: number; atMs: number }): Promise<void>;
  /** @returns the first reason that was given */
  endSession(ref: OwnedSession, end: DecidedEnd): Promise<string>;
  /** @returns until when the link stays open, milliseconds since the epoch */
  holdForLater(ref: OwnedSession, untilMs: number | undefined): Promise<number>;
}

export interface StoredConsent {
  channel: Platform;
  language: string;
  text: string;
  agreedAtMs: number;
  givenBy: ConsentGivenBy;
}

export interface AgentRef {
  accountId: string;
  agentId: string;
  channel: Platform;
}

export interface Agents {
  /** @throws AppError `not-found` */
  config(ref: AgentRef, versionNumber: number): Promise<AgentConfigMessage>;
}

export interface CompiledAgentRepository {
  /** Repeatable, in any order. @returns false if the same or a newer push is stored */
  store(ref: AgentRef, push: PushAgentMessage): Promise<boolean>;
  /** Returns undefined if the version was never pushed. */
  config(ref: AgentRef, versionNumber: number): Promise<AgentConfigMessage | undefined>;
  rules(ref: AgentRef): Promise<readonly TransferRuleMessage[]>;
  /** Returns undefined if the agent was deleted or never pushed. */
  currentVersion(ref: AgentRef): Promise<number | undefined>;
}

export interface DecidedEnd {
  reason: DisconnectReason;
  endedAtMs: number;
  durationSeconds: number;
  /** Absent: what was stored with the turns counts. */
  usage?: ProviderUsageMessage;
}

export interface LiveSession extends OwnedSession {
  leaseUntil: Date;
  seenAt: Date;
  connectedSince: Date | null;
  /** Connected time before `connectedSince`, milliseconds. */
  connectedMs: number;
  gotSound: boolean;
  ending: DecidedEnd | null;
  /** How often the lapsed session was claimed since it was last conducted. */
  attempts: number;
}

export interface Claim {
  owner: string;
  leaseMs: number;
}

export type Held = Pick<OwnedSession, 'sessionId' | 'owner'>;

/**
 * Which process conducts which session. Needs no account: a secret session id or a signed resume token is the
 * permission. Leases run on the database's clock, since the clocks of the replicas may differ.
 */
export interface LiveSessionRepository {
  /** Stores and claims a session before it is started; its client is connected. */
  create(ref: SessionRef, claim: Claim): Promise<LiveSession>;
  find(sessionId: string): Promise<LiveSession | undefined>;
  /** @returns undefined if the session is not stored */
  takeOver(sessionId: string, claim: Claim): Promise<LiveSession | undefined>;
  /** Claims the session unless a client is connected to an owner whose lease lasts. */
  takeOverIdle(sessionId: string, claim: Claim): Promise<LiveSession | undefined>;
  claimLapsed(claim: Claim): Promise<LiveSession | undefined>;
  /** @returns the owners that still own their session */
  renew(held: readonly Held[], leaseMs: number): Promise<Set<string>>;
  isHeld(held: Held): Promise<boolean>;
  noteConnection(held: Held, connection: { connected: boolean; connectedMs: number }): Promise<void>;
  noteSound(held: Held): Promise<void>;
  /** Stores the end for an owner that claims the lapsed session. @returns whether the session is still owned */
  noteEnding(held: Held, ending: DecidedEnd): Promise<boolean>;
  /** Releases sessions, so that another process can claim them at once. */
  release(held: readonly Held[]): Promise<void>;
  remove(held: Held): Promise<void>;
  /** Removes the session within 200 ms, with others. Until then a new owner finds that the session has ended. */
  removeEnded(held: Held): Promise<void>;
}

export interface Client {
  send(frame: ServerFrame): void;
  /** Sound may be recorded from now on. Absent if nothing is recorded. */
  mayRecord?(): void;
  close(code: number): void;
}

export interface SessionInterviewer {
  /** @throws AppError if it cannot answer now; repeatable */
  say(ask: Ask, history: readonly Turn[], signal: AbortSignal): Promise<Words>;
}

export interface Moment extends Pick<
  SessionState,
  'history' | 'speaker' | 'takingOver' | 'gotSound' | 'consentIsDue'
> {
  elapsedMs: number;
}

export interface InterviewAgents {
  /** Skips a transfer to a deleted agent. @throws AppError as {@link SessionInterviewer} does */
  say(ask: Ask, moment: Moment, signal: AbortSignal): Promise<Move>;
}

export interface Recorder {
  /** Stores a piece durably. Repeatable. */
  store(ref: SessionRef, piece: AudioFrame): Promise<void>;
}
