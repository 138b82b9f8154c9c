import type {
  ConsentGivenBy,
  DisconnectReason,
  InterviewStatus,
  InterviewType,
  KnownFact,
  Platform,
} from '@colloquy/contracts';
import type { Analysis, AnalysisRequest } from './analysis';
import type { Invitation } from './invitation';

export interface Interview {
  id: string;
  accountId: string;
  version: number;
  title: string;
  interviewType: InterviewType;
  callSubject: string;
  objective: string | null;
  /** JSON text. */
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
  invitation: Invitation | null;
  customVariables: Readonly<Record<string, string>>;
  /** The sessions of a test interview are not billed; never changes. */
  isTest: boolean;
  notifications: readonly Subscription[];
  agent: PinnedAgent;
  /** Oldest first. */
  sessions: readonly Session[];
  /** Whether a client chose the canonical session; it then never changes automatically. */
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
  withdrawal: Withdrawal | null;
  /** Time of the last turn, session start or session end. */
  lastActivityAt: Date;
  call: Call | null;
  /** When the call may be claimed: at its date, after the pause, or at the end of a lease; null if there is none. */
  callDueAt: Date | null;
  /** When the interview completes automatically, its withdrawal needs work or its open session counts as lost. */
  dueAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** `probes` and `minutes` bound the question's share of the interview. */
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

/** Tokens are absent if a provider did not count them. */
export interface ProviderUsage {
  recognisedSeconds: number;
  synthesisedSeconds: number;
  inputTokens?: number;
  outputTokens?: number;
  unrecognisedSeconds?: number;
}

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
  /** Fencing token of the latest claim to conduct the session; absent: 0. */
  fencingToken?: number;
  usage?: ProviderUsage;
  /** Language in which the expert spoke, as post-processing found; absent: the agent's language. */
  sourceLanguage?: string;
  transcriptKey: string | null;
  translatedKey: string | null;
  audioKey: string | null;
  /** Recording of the conversation from its start to the end of this session. */
  conversationAudioKey: string | null;
}

interface SessionSwitch {
  from: string | null;
  to: string;
  at: Date;
}

export interface Call {
  /** Id of the current attempt and of its session; null between attempts. */
  id: string | null;
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
  /** Absent if an earlier consent has the same text, or beyond `maxConsentTextBytes`. */
  text?: string;
  /** SHA-256 of the text in UTF-8, hexadecimal. */
  textSha256: string;
  agreedAt: Date;
  givenBy: ConsentGivenBy;
}

export type GivenConsent = Omit<Consent, 'textSha256'> & { text: string };

export interface Withdrawal {
  at: Date;
  eraseAt: Date;
  erasedAt: Date | null;
  /** When the media are due to be moved out of reach, again after each possible new file. Null if none is due. */
  sweepAt: Date | null;
}

export interface Change {
  interview: Interview;
  facts: readonly KnownFact[];
}

export const unchanged = (interview: Interview): Change => ({ interview, facts: [] });

export function openSession(interview: Pick<Interview, 'sessions'>): Session | undefined {
  return interview.sessions.find((session) => session.endedAt === null);
}

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
