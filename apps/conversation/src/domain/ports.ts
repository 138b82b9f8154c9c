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
import type { OnDraft } from '@colloquy/language';
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

/** Every call is repeatable; methods of an {@link OwnedSession} throw `conflict` SESSION_MOVED after a later claim. */
export interface Interviews {
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
  runtimeView(ref: OwnedSession): Promise<RuntimeViewMessage>;
  /** @throws AppError `conflict` if the session has ended or another turn has this sequence */
  appendTurns(ref: OwnedSession, turns: readonly Turn[], usage: ProviderUsageMessage): Promise<void>;
  noteHeard(ref: OwnedSession, sequence: number, heard: Heard): Promise<void>;
  /** The first consent of a session stays. */
  recordConsent(ref: SessionRef, consent: StoredConsent): Promise<void>;
  withdrawConsent(ref: { accountId: string; interviewId: string }): Promise<void>;
  /** @throws AppError `not-found`, `conflict` if the session has ended */
  recordHandoff(ref: OwnedSession, handoff: Handoff, at: { offsetMs: number; atMs: number }): Promise<void>;
  /** @returns the first reason that was given */
  endSession(ref: OwnedSession, end: DecidedEnd): Promise<string>;
  /** @returns until when the link stays open, milliseconds since the epoch */
  holdForLater(ref: OwnedSession, untilMs: number | undefined): Promise<number>;
}

interface StoredConsent {
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
  callAgain?: true;
  /** Absent: the usage that was stored with the turns counts. */
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
  /** Claims of the expired session since it was last conducted. */
  attempts: number;
}

export interface Claim {
  owner: string;
  leaseMs: number;
}

export type Held = Pick<OwnedSession, 'sessionId' | 'owner'>;

/** Takes no account id: a secret session id or a resume token is the authorisation. Leases run on the database's clock. */
export interface LiveSessionRepository {
  create(ref: SessionRef, claim: Claim): Promise<LiveSession>;
  find(sessionId: string): Promise<LiveSession | undefined>;
  takeOver(sessionId: string, claim: Claim): Promise<LiveSession | undefined>;
  /** Claims the session unless a client is connected to an owner whose lease lasts. */
  takeOverIdle(sessionId: string, claim: Claim): Promise<LiveSession | undefined>;
  claimExpired(claim: Claim): Promise<LiveSession | undefined>;
  /** @returns the owners that still own their session */
  renew(held: readonly Held[], leaseMs: number): Promise<Set<string>>;
  isHeld(held: Held): Promise<boolean>;
  noteConnection(held: Held, connection: { connected: boolean; connectedMs: number }): Promise<void>;
  noteSound(held: Held): Promise<void>;
  /** Stores the end for the next owner. @returns whether the session is still owned */
  noteEnding(held: Held, ending: DecidedEnd): Promise<boolean>;
  release(held: readonly Held[]): Promise<void>;
  remove(held: Held): Promise<void>;
  /** Removes the session within 200 ms, with others. Until then a new owner finds that the session has ended. */
  removeEnded(held: Held): Promise<void>;
}

export interface Client {
  send(frame: ServerFrame): void;
  /** Words that are likely to be said next, to be synthesised; undefined: they are not. Absent if nothing is spoken. */
  expect?(words: string | undefined): void;
  /** Absent if nothing is recorded. */
  mayRecord?(): void;
  close(code: number): void;
}

export interface SessionInterviewer {
  /** @throws AppError if it cannot answer now; repeatable */
  say(ask: Ask, history: readonly Turn[], signal: AbortSignal, onDraft?: OnDraft): Promise<Words>;
}

export interface Moment extends Pick<
  SessionState,
  'history' | 'speaker' | 'takingOver' | 'gotSound' | 'consentIsDue'
> {
  elapsedMs: number;
}

export interface InterviewAgents {
  /** Skips a transfer to a deleted agent. @throws AppError as {@link SessionInterviewer} does */
  say(ask: Ask, moment: Moment, signal: AbortSignal, onDraft?: OnDraft): Promise<Move>;
}

export interface Recorder {
  store(ref: SessionRef, piece: AudioFrame): Promise<void>;
}
