import type {
  ConsentGivenBy,
  DisconnectReason,
  InterviewStatus,
  InterviewType,
  KnownFact,
  Platform,
  Verdict,
} from '@colloquy/contracts';
import type { Invitation } from './invitation';

/** The aggregate: an interview with its sessions, changed in one write. */
export interface Interview {
  id: string;
  accountId: string;
  version: number;
  title: string;
  interviewType: InterviewType;
  callSubject: string;
  /** What the client wants to learn. */
  objective: string | null;
  /** JSON text of what the client wants to know as data. */
  extractionSchema: string | null;
  expertData: ExpertData;
  questions: readonly string[];
  /** One per question; empty if no question has a guide. */
  questionGuides: readonly (QuestionGuide | null)[];
  status: InterviewStatus;
  statusReason: string | null;
  scheduledAt: Date | null;
  completedAt: Date | null;
  resumeHoldUntil: Date | null;
  redirectUrl: string | null;
  dialInPhone: string | null;
  /** IANA name; the platform calls within the calling hours there. */
  expertTimeZone: string | null;
  meetingId: string | null;
  dialInPin: string | null;
  compliance: string | null;
  /** Overrides fields of the account's invitation. */
  invitation: Invitation | null;
  customVariables: Readonly<Record<string, string>>;
  /** A rehearsal, whose sessions are not billed; never changes. */
  isTest: boolean;
  notifications: readonly Subscription[];
  agent: PinnedAgent;
  /** Oldest first. */
  sessions: readonly Session[];
  /** Whether a client chose the canonical session, which then never changes automatically. */
  chosenByClient: boolean;
  /** Number of completions: 1 for the first, incremented by each switch of the canonical session. */
  completion: number;
  sessionSwitches: readonly SessionSwitch[];
  analysis: Analysis | null;
  /** The latest requests for another analysis, oldest first; at most the last one is unfinished. */
  analysisRequests: readonly AnalysisRequest[];
  handoffs: readonly Handoff[];
  /** At most one per session, oldest first. */
  consents: readonly Consent[];
  /** Set when the expert withdraws consent: the conversation is then no longer delivered. */
  withdrawal: Withdrawal | null;
  /** Time of the last turn, session start or session end. */
  lastActivityAt: Date;
  call: Call | null;
  /** When the call may be claimed: at its date, after the pause, or at the end of a lease; null if there is none. */
  callDueAt: Date | null;
  /** When the interview completes automatically or its withdrawal needs work; null if no work is due. */
  dueAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** The client's aim of a question, and the share of the interview that the question may take. */
export interface QuestionGuide {
  aim?: string;
  mustHave?: readonly string[];
  probes?: number;
  minutes?: number;
}

export interface ExpertData {
  name: string;
  title: string;
  employmentHistory: readonly { title: string; company: string; period?: string }[];
}

export interface Subscription {
  endpoint: string;
  method: string;
  headers: readonly { name: string; value: string }[];
  /** Absent if requests are not signed. */
  signingSecret?: string;
}

export interface PinnedAgent {
  agentId: string;
  versionId: string;
  versionNumber: number;
  name: string;
  agentType: InterviewType;
  personaName: string;
  language: string;
}

/** A session's use of speech providers and language models; tokens are absent if a provider did not count them. */
export interface ProviderUsage {
  recognisedSeconds: number;
  synthesisedSeconds: number;
  inputTokens?: number;
  outputTokens?: number;
  /** Speech that was heard and not recognised. */
  unrecognisedSeconds?: number;
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
  /** True for the open session, otherwise for the session whose artefacts are delivered. */
  isActive: boolean;
  isProcessed: boolean;
  continuesSessionId: string | null;
  supersededAt: Date | null;
  /** Of the latest claim to conduct the session; absent: 0. */
  fencingToken?: number;
  /** As reported by the process that conducts the session. */
  usage?: ProviderUsage;
  /** In which the expert spoke, as post-processing found; absent: the agent's language. */
  sourceLanguage?: string;
  /** Media keys of the results of post-processing; null for a missing artefact. */
  transcriptKey: string | null;
  translatedKey: string | null;
  audioKey: string | null;
  /** Recording of the conversation from its start to the end of this session. */
  conversationAudioKey: string | null;
}

export interface SessionSwitch {
  from: string | null;
  to: string;
  at: Date;
}

/** The telephone call of an interview, across all attempts. */
export interface Call {
  /** Id of the current attempt and of its session; null between attempts. */
  id: string | null;
  /** Number of attempts, including the current one. */
  attempt: number;
  connectedAt: Date | null;
}

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

export interface Consent {
  sessionId: string;
  channel: Platform;
  language: string;
  text: string;
  agreedAt: Date;
  givenBy: ConsentGivenBy;
}

export interface Withdrawal {
  at: Date;
  /** When the conversation is due for erasure. */
  eraseAt: Date;
  erasedAt: Date | null;
  /** When the media are due to be moved out of reach, again after each possible new file. Null if none is due. */
  sweepAt: Date | null;
}

/** A client's request for another analysis. */
export interface AnalysisRequest {
  /** From 1; never used twice in an interview. */
  number: number;
  reason: string;
  requestedAt: Date;
  finishedAt: Date | null;
}

/** Analysis of a completion. Scores are 0 to 100, or null if not scored. */
export interface Analysis {
  generatedAt: Date;
  /** Time of the first analysis of the completion; absent if this is the first one. */
  firstGeneratedAt?: Date;
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
  /** One per agent, in order of appearance; empty if there was only one agent. */
  qualitySegments: readonly QualitySegment[];
  conductSegments: readonly ConductSegment[];
  /** One per question; null if there was nothing to analyse. */
  findings: readonly QuestionFinding[] | null;
  /** Null if there was no schema or nothing to analyse. */
  extraction: Extraction | null;
  evidence: Evidence;
  /** The analyser, such as `embedded`; null if none succeeded. */
  by: string | null;
}

/** Contribution of one of several agents to the conduct score. */
export interface ConductSegment {
  agent: string;
  score: number | null;
  reasons: readonly string[];
}

/** Quality of the part that one of several agents conducted. */
export interface QualitySegment extends ConductSegment {
  kind: 'root' | 'transfer';
}

/** The values of the client's schema. */
export interface Extraction {
  /** JSON text; null if no language model filled the schema. */
  values: string | null;
  evidence: readonly ValueEvidence[];
}

/** The words of the expert that say a value, verbatim from one turn. */
export interface ValueEvidence {
  /** JSON pointer of the value. */
  path: string;
  quote: string;
  turnId: string;
}

/** What the interview found on one question. */
export interface QuestionFinding {
  question: string;
  verdict: Verdict;
  answer: string | null;
  /** The turns that support the answer. */
  answerTurnIds: readonly string[];
  claims: readonly Finding[];
}

/** A statement of an analysis and the ids of the turns that support it. */
export interface Finding {
  text: string;
  turnIds: readonly string[];
}

/** Statements of an analysis with their supporting turns. */
export interface Evidence {
  summary: readonly Finding[];
  qualityReasons: readonly Finding[];
  conductReasons: readonly Finding[];
  quotes: readonly Finding[];
}

/** The result of a decision: the next state and the facts to publish with it. */
export interface Change {
  interview: Interview;
  facts: readonly KnownFact[];
}

export const unchanged = (interview: Interview): Change => ({ interview, facts: [] });

export function openSession(interview: Interview): Session | undefined {
  return interview.sessions.find((session) => session.endedAt === null);
}

/** Returns the most recent session that is not superseded. */
export function latestSession(interview: Pick<Interview, 'sessions'>): Session | undefined {
  return interview.sessions.findLast((session) => session.supersededAt === null);
}

export function withSession(interview: Interview, id: string, change: Partial<Session>): Interview {
  return {
    ...interview,
    sessions: interview.sessions.map((session) => (session.id === id ? { ...session, ...change } : session)),
  };
}

export function totalConversationSeconds(interview: Pick<Interview, 'sessions'>): number {
  return interview.sessions.reduce((total, session) => total + session.durationSeconds, 0);
}
