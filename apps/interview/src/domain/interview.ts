import type {
  ConsentGivenBy,
  DisconnectReason,
  InterviewStatus,
  InterviewType,
  KnownFact,
  Platform,
} from '@colloquy/contracts';
import type { Invitation } from './invitation';

/** The aggregate: an interview with its sessions. Everything about it changes in one write. */
export interface Interview {
  id: string;
  accountId: string;
  /** Counts writes: the optimistic lock. */
  version: number;
  title: string;
  interviewType: InterviewType;
  callSubject: string;
  expertData: ExpertData;
  questions: readonly string[];
  status: InterviewStatus;
  statusReason: string | null;
  scheduledAt: Date | null;
  completedAt: Date | null;
  resumeHoldUntil: Date | null;
  redirectUrl: string | null;
  dialInPhone: string | null;
  meetingId: string | null;
  dialInPin: string | null;
  compliance: string | null;
  /** What the interview tells the expert beforehand in place of what the account says; null: nothing. */
  invitation: Invitation | null;
  customVariables: Readonly<Record<string, string>>;
  notifications: readonly Subscription[];
  agent: PinnedAgent;
  /** Oldest first. */
  sessions: readonly Session[];
  /** Whether a client chose the canonical session; then nothing else chooses one. */
  chosenByClient: boolean;
  /** Number of completions: 1 for the first, one more for every switch of the canonical session. */
  completion: number;
  sessionSwitches: readonly SessionSwitch[];
  analysis: Analysis | null;
  handoffs: readonly Handoff[];
  /** What the expert agreed to, at most one a session, oldest first. */
  consents: readonly Consent[];
  /** Set once the expert has withdrawn the consent: then nothing the expert said is delivered. */
  withdrawal: Withdrawal | null;
  /** Last time somebody said something or a session began or ended. */
  lastActivityAt: Date;
  /** The call that is being made or goes on; null when there is none. */
  call: Call | null;
  /**
   * When a caller may take the call: its date, the end of the pause between attempts, or, while a caller is at it
   * and nobody has spoken, the end of that caller's lease. Null when there is nothing to take.
   */
  callDueAt: Date | null;
  /**
   * When the interview completes by itself unless the expert comes back, or its withdrawal needs work; null when nothing
   * is due.
   */
  dueAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface ExpertData {
  name: string;
  title: string;
  employmentHistory: readonly { title: string; company: string; period?: string }[];
}

/** A webhook endpoint to notify of the completion. */
export interface Subscription {
  endpoint: string;
  method: string;
  headers: readonly { name: string; value: string }[];
  /** Absent: requests are not signed. */
  signingSecret?: string;
}

/** The agent version an interview is conducted by. */
export interface PinnedAgent {
  agentId: string;
  versionId: string;
  versionNumber: number;
  name: string;
  agentType: InterviewType;
  personaName: string;
  language: string;
}

/** One connection between interviewer and expert. */
export interface Session {
  id: string;
  platform: Platform;
  startedAt: Date;
  endedAt: Date | null;
  /** Connected time in whole seconds; 0 while the session is open. */
  durationSeconds: number;
  disconnectReason: DisconnectReason | null;
  /** The open session, else the one whose artefacts the interview serves; at most one. */
  isActive: boolean;
  isProcessed: boolean;
  continuesSessionId: string | null;
  supersededAt: Date | null;
  /** Of the latest claim to conduct the session; absent: 0. */
  fencingToken?: number;
  /** Keys of what post-processing produced; null where there is no such artefact. */
  transcriptKey: string | null;
  translatedKey: string | null;
  audioKey: string | null;
  /** The recording of the conversation from its beginning to the end of this session. */
  conversationAudioKey: string | null;
}

/** A change of the session that a completed interview delivers. */
export interface SessionSwitch {
  from: string | null;
  to: string;
  at: Date;
}

/** The telephone call of an interview, over all its attempts. */
export interface Call {
  /** Of the current attempt, and of the session when it connects; null between attempts. */
  id: string | null;
  /** Attempts made, the current one included. */
  attempt: number;
  connectedAt: Date | null;
}

/** A handoff from one agent to another. */
export interface Handoff {
  id: string;
  sessionId: string;
  from: { groupId: string; displayName: string };
  to: { groupId: string; versionNumber: number; displayName: string };
  occurredAt: Date;
  /** Milliseconds since the session started. */
  offsetMs: number;
  ruleId: string;
  condition: string;
}

/** What the expert agreed to before a session. */
export interface Consent {
  sessionId: string;
  channel: Platform;
  /** Of the text. */
  language: string;
  text: string;
  agreedAt: Date;
  givenBy: ConsentGivenBy;
}

/** The expert has withdrawn the consent. */
export interface Withdrawal {
  at: Date;
  /** When what the expert said is erased. */
  eraseAt: Date;
  erasedAt: Date | null;
  /** When the media are to be put out of reach, again for every file that may have come since; null: they are. */
  sweepAt: Date | null;
}

/** What the analysis of a completion came to; scores are 0 to 100, null when not scored. */
export interface Analysis {
  generatedAt: Date;
  summary: string | null;
  quotes: readonly { quote: string; context: string; timestampSecs: number }[] | null;
  quality: {
    score: number | null;
    reasons: readonly string[] | null;
    scoredAt: Date | null;
    endedEarly: boolean | null;
    expertDisengaged: boolean | null;
  };
  conduct: { score: number | null; reasons: readonly string[] | null };
  /** By agent, in the order they appeared; none when there was only one. */
  qualitySegments: readonly QualitySegment[];
  conductSegments: readonly ConductSegment[];
  evidence: Evidence;
  /** Who wrote it, such as `embedded`; null when nobody could. */
  by: string | null;
}

/** What one of several agents had to do with the conduct score. */
export interface ConductSegment {
  agent: string;
  score: number | null;
  reasons: readonly string[];
}

/** The insight that came up while one of several agents was in charge. */
export interface QualitySegment extends ConductSegment {
  kind: 'root' | 'transfer';
}

/** A statement of an analysis and the ids of the turns it rests on. */
export interface Finding {
  text: string;
  turnIds: readonly string[];
}

/** What each statement of an analysis rests on. */
export interface Evidence {
  summary: readonly Finding[];
  qualityReasons: readonly Finding[];
  conductReasons: readonly Finding[];
  quotes: readonly Finding[];
}

/** The result of a decision: the next state and what is to be announced with it. */
export interface Change {
  interview: Interview;
  facts: readonly KnownFact[];
}

/** A decision that changes nothing and announces nothing. */
export const unchanged = (interview: Interview): Change => ({ interview, facts: [] });

/** The session that has not ended, if any. */
export function openSession(interview: Interview): Session | undefined {
  return interview.sessions.find((session) => session.endedAt === null);
}

/** The most recent session that belongs to the delivered conversation. */
export function latestSession(interview: Interview): Session | undefined {
  return interview.sessions.findLast((session) => session.supersededAt === null);
}

/** The interview with one of its sessions changed. */
export function withSession(interview: Interview, id: string, change: Partial<Session>): Interview {
  return {
    ...interview,
    sessions: interview.sessions.map((session) => (session.id === id ? { ...session, ...change } : session)),
  };
}

/** Connected seconds over all sessions, superseded ones included. */
export function totalConversationSeconds(interview: Pick<Interview, 'sessions'>): number {
  return interview.sessions.reduce((total, session) => total + session.durationSeconds, 0);
}
