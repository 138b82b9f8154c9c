import type {
  DeliveryOutcome,
  DeliveryStatus,
  InterviewStatus,
  InterviewType,
  KnownFact,
  TurnRole,
} from '@colloquy/contracts';
import type { Interview, PinnedAgent } from './interview';
import type { Invitation } from './invitation';
import type { FullInterview, ShownInterview } from './shown-interview';

/** Interviews as they are stored. Every call but the join link's names the account. */
export interface InterviewRepository {
  /** Stores a new interview with what it announces. */
  insert(interview: Interview, facts: readonly KnownFact[]): Promise<void>;
  find(accountId: string, id: string): Promise<Interview | undefined>;
  /** An interview that is to be read only. */
  show(accountId: string, id: string): Promise<FullInterview | undefined>;
  /** The account an interview belongs to, whoever asks: tells "another account's" from "unknown". */
  accountOf(id: string): Promise<string | undefined>;
  /**
   * Stores the next state with what it announces, provided nobody else has written since `before` was read.
   * @returns false when somebody has, or another interview of the account completed in the same millisecond
   */
  save(before: Interview, after: Interview, facts: readonly KnownFact[]): Promise<boolean>;
  /** Removes an interview, provided nobody has written since it was read; it is due for purging soon. */
  remove(interview: Interview, facts: readonly KnownFact[]): Promise<boolean>;
  page(accountId: string, filter: ListFilter, at: { skip: number; limit: number }): Promise<ShownInterview[]>;
  count(accountId: string, filter: ListFilter): Promise<number>;
  /** All matches, in batches. */
  stream(accountId: string, filter: ListFilter): AsyncIterable<ShownInterview>;
  stats(accountId: string, inactiveSince: Date): Promise<InterviewStats>;
  /** Takes an interview whose time has come out of reach of other replicas until `leaseUntil`. */
  claimDue(now: Date, leaseUntil: Date): Promise<DueInterview | undefined>;
  /** Takes an interview whose call is due out of reach of other callers until `leaseUntil`. */
  claimDueCall(now: Date, leaseUntil: Date): Promise<Pick<DueInterview, 'accountId' | 'id'> | undefined>;
  /** Interviews not completed whose meeting id has these digits, whoever's they are; the newest first. */
  withMeeting(digits: string, limit: number): Promise<DialIn[]>;
  /** Forgets a deleted interview once what it announced is published. */
  purge(accountId: string, id: string): Promise<void>;
}

/** An interview that completes by itself now or was withdrawn, or a deleted one whose artefacts are to be removed. */
export interface DueInterview {
  accountId: string;
  id: string;
  deleted: boolean;
}

/** An interview that can be called in to. */
export interface DialIn {
  accountId: string;
  id: string;
  dialInPin: string | null;
}

/** What List Interviews can ask for. */
export interface ListFilter {
  statuses?: readonly InterviewStatus[];
  /** Part of the title or the expert's name, any case, taken literally. */
  search?: string;
  /** Only later completions, sorted by completion. */
  completedAfter?: Date;
  sortOrder: 'asc' | 'desc';
}

export interface InterviewStats {
  byStatus: Readonly<Record<InterviewStatus, number>>;
  abandoned: number;
}

/** One thing said. */
export interface Turn {
  sessionId: string;
  /** Position within the session, from 0. */
  sequence: number;
  role: TurnRole;
  text: string;
  /** Milliseconds since the session started. */
  offsetMs: number;
  durationMs: number;
  /** What an agent's turn was for; empty on an expert's turn. */
  act: string;
  questionIndex: number | null;
  /** The client's id of an expert's utterance; empty on an agent's turn. */
  utteranceId: string;
  /** On an agent's turn: which interviewer found the words, and why the language model did not when asked. */
  wordedBy?: string;
  fallback?: string;
  /** On an agent's turn: the request of the expert that it answers; absent: none. */
  request?: string;
}

/** How a turn of the agent was heard. */
export interface Heard {
  /** The beginning that was heard; absent: all of it. */
  text?: string;
  /** When it began to be heard and for how long, milliseconds; absent: as it is stored. */
  offsetMs?: number;
  durationMs?: number;
}

/** What was said, as it was said. */
export interface TurnRepository {
  /**
   * Stores turns; one that is already stored stays as it is.
   * @throws AppError `conflict` TURN_CONFLICT when a different turn is stored at the same place
   */
  append(owner: TurnOwner, turns: readonly Turn[]): Promise<void>;
  /** All turns of the given sessions, in the order of the sessions given; of an unheard one the text is empty. */
  list(owner: TurnOwner, sessionIds: readonly string[]): Promise<Turn[]>;
  /** The turns of which something was heard. */
  listHeard(owner: TurnOwner, sessionIds: readonly string[]): Promise<Turn[]>;
  /**
   * Takes back what was not heard of an agent's turn, and notes when it was heard; the text of one that is that short
   * already stays as it is.
   * @throws AppError `not-found` TURN_NOT_FOUND, `conflict` TURN_CONFLICT when `text` is not its beginning
   */
  trim(owner: TurnOwner, place: { sessionId: string; sequence: number }, heard: Heard): Promise<void>;
  removeAll(owner: TurnOwner): Promise<void>;
}

export interface TurnOwner {
  accountId: string;
  interviewId: string;
}

/** An entry of a cleaned transcript. */
export interface TranscriptEntry {
  role: TurnRole;
  message: string;
  timestampSecs: number;
  /** Sequence of the turn it was cleaned from. */
  sequence: number;
}

/** The cleaned transcripts of processed sessions. */
export interface TranscriptRepository {
  /** Stores a session's transcript; one that is already stored stays as it is. */
  store(owner: TurnOwner, sessionId: string, transcript: SessionTranscript): Promise<void>;
  list(owner: TurnOwner, sessionIds: readonly string[]): Promise<Map<string, SessionTranscript>>;
  removeAll(owner: TurnOwner): Promise<void>;
}

export interface SessionTranscript {
  original: readonly TranscriptEntry[];
  /** The English translation; null when there is none. */
  translated: readonly TranscriptEntry[] | null;
}

/** What accounts tell their experts before an interview. */
export interface InvitationRepository {
  find(accountId: string): Promise<Invitation | undefined>;
  /** Replaces it whole; an empty one removes it. */
  replace(accountId: string, invitation: Invitation): Promise<void>;
}

/** The agent service. */
export interface Agents {
  /**
   * @throws AppError `not-found` when the account has no such agent, `invalid` when it cannot start an
   * interview of this type
   */
  resolve(
    accountId: string,
    interviewType: InterviewType,
    agentId: string | null | undefined,
  ): Promise<PinnedAgent>;
  /** Names of required variables without a value. */
  missingVariables(accountId: string, values: Readonly<Record<string, string>>): Promise<readonly string[]>;
  /** Whether a newer version of the agent exists. */
  isArchived(accountId: string, agent: PinnedAgent): Promise<boolean>;
}

/** What became of one endpoint's notification. */
export interface Delivery {
  id: string;
  completion: number;
  endpointIndex: number;
  endpoint: string;
  method: string;
  status: DeliveryStatus;
  outcome: DeliveryOutcome | null;
  statusCode: number | null;
  attemptedAt: Date | null;
  durationMs: number | null;
}

/** The webhook service. */
export interface Deliveries {
  /**
   * Those of the latest completion first.
   * @throws AppError `unavailable` when the service does not answer
   */
  list(accountId: string, interviewId: string): Promise<Delivery[]>;
}

/** Signed addresses of artefacts. */
export interface MediaUrls {
  signedUrl(key: string): Promise<string>;
  /** Moves an interview's artefacts to where no address that was ever signed leads. Repeatable. */
  withdraw(owner: TurnOwner): Promise<void>;
  /** Removes an interview's artefacts, those that were moved as well. Repeatable. */
  removeAll(owner: TurnOwner): Promise<void>;
}
