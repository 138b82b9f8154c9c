import type {
  DeliveryOutcome,
  DeliveryStatus,
  InterviewStatus,
  InterviewType,
  KnownFact,
  TurnRole,
} from '@colloquy/contracts';
import type { FollowedInterview, FollowUp, Unsettled } from './follow-up';
import type { Interview, PinnedAgent } from './interview';
import type { Invitation } from './invitation';
import type { FullInterview, ShownInterview } from './shown-interview';

/** Stores interviews. Calls that serve clients require the account id. */
export interface InterviewRepository {
  /** Stores a new interview with its events. */
  insert(interview: Interview, facts: readonly KnownFact[]): Promise<void>;
  find(accountId: string, id: string): Promise<Interview | undefined>;
  show(accountId: string, id: string): Promise<FullInterview | undefined>;
  /** Returns the account of an interview, to distinguish another account's interview from an unknown one. */
  accountOf(id: string): Promise<string | undefined>;
  /** Stores the next state with its events. Returns false if the interview has changed since `before` was read. */
  save(before: Interview, after: Interview, facts: readonly KnownFact[]): Promise<boolean>;
  /** Marks an interview as deleted, if it has not changed since it was read; `purge` removes it later. */
  remove(interview: Interview, facts: readonly KnownFact[]): Promise<boolean>;
  /** Reads a page of a list without a search, large interviews one at a time. */
  page(accountId: string, filter: ListFilter, at: PageOfList): AsyncIterable<ShownInterview>;
  /** Counts a list without a search. */
  count(accountId: string, filter: ListFilter): Promise<number>;
  /** Reads a page of a search, large interviews one at a time. */
  search(accountId: string, filter: SearchFilter, at: Omit<PageOfList, 'total'>): Promise<PageOfSearch>;
  /** Indexes some interviews of earlier versions for searches. Returns whether more may be left. */
  indexOlder(): Promise<boolean>;
  stream(accountId: string, filter: ListFilter): AsyncIterable<ShownInterview>;
  stats(accountId: string, inactiveSince: Date): Promise<InterviewStats>;
  claimDue(now: Date, leaseUntil: Date): Promise<DueInterview | undefined>;
  claimDueCall(now: Date, leaseUntil: Date): Promise<Pick<DueInterview, 'accountId' | 'id'> | undefined>;
  /** Returns, across accounts, interviews that are not completed and whose meeting id has these digits; newest first. */
  withMeeting(digits: string, limit: number): Promise<DialIn[]>;
  /** Removes a deleted interview after its events have been published. */
  purge(accountId: string, id: string): Promise<void>;
}

/** An interview that completes automatically, has a due withdrawal, or was deleted and has artefacts to remove. */
export interface DueInterview {
  accountId: string;
  id: string;
  deleted: boolean;
}

export interface DialIn {
  accountId: string;
  id: string;
  dialInPin: string | null;
}

export interface ListFilter {
  statuses?: readonly InterviewStatus[];
  /** Literal part of the title or the expert's name, case-insensitive. */
  search?: string;
  /** Selects later completions, sorted by time of completion. */
  completedAfter?: Date;
  sortOrder: 'asc' | 'desc';
}

export type SearchFilter = ListFilter & { search: string };

export interface PageOfSearch {
  interviews: AsyncIterable<ShownInterview>;
  total: number;
  /** More interviews match than were counted. */
  isMinimum: boolean;
}

export interface PageOfList {
  skip: number;
  limit: number;
  /** Length of the list. */
  total: number;
}

export interface InterviewStats {
  byStatus: Readonly<Record<InterviewStatus, number>>;
  abandoned: number;
}

export interface Turn {
  sessionId: string;
  sequence: number;
  role: TurnRole;
  text: string;
  /** Milliseconds since the session started. */
  offsetMs: number;
  durationMs: number;
  /** Purpose of an agent's turn; empty for an expert's turn. */
  act: string;
  questionIndex: number | null;
  /** The client's id of an expert's utterance; empty for an agent's turn. */
  utteranceId: string;
  /** For an agent's turn: the interviewer that worded it, and why the language model failed, if it was asked. */
  wordedBy?: string;
  fallback?: string;
  /** For an agent's turn: the expert's request that it answers, if any. */
  request?: string;
  /** For an agent's turn: the question that it leaves out, and the ids of the expert's turns that answer it. */
  skips?: { questionIndex: number; answeredBy: string[] };
}

/** The part of an agent's turn that the expert heard. */
export interface Heard {
  /** The heard beginning of the text; absent if all of it was heard. */
  text?: string;
  /** Start and duration of playback, milliseconds; absent to keep the stored values. */
  offsetMs?: number;
  durationMs?: number;
}

export interface TurnRepository {
  /**
   * Stores turns. An existing turn stays unchanged.
   * @throws AppError `conflict` TURN_CONFLICT if a different turn has the same sequence
   */
  append(owner: TurnOwner, turns: readonly Turn[]): Promise<void>;
  /** Returns all turns of the sessions, in the given order of sessions; an unheard turn has an empty text. */
  list(owner: TurnOwner, sessionIds: readonly string[]): Promise<Turn[]>;
  /** Returns the turns that were heard at least in part. */
  listHeard(owner: TurnOwner, sessionIds: readonly string[]): Promise<Turn[]>;
  /**
   * Returns the turns after `after`, in the given order of sessions, up to {@link pageBytes} of text.
   * @throws AppError `invalid` if `after` is not in one of the sessions
   */
  page(owner: TurnOwner, sessionIds: readonly string[], after?: TurnPlace): Promise<TurnPage>;
  /** Returns the size of the text of all sessions of the interview but one. */
  textBytes(owner: TurnOwner, exceptSessionId: string): Promise<number>;
  /**
   * Shortens an agent's turn to the heard part and stores when it was heard. A text that is already shorter stays
   * unchanged.
   * @throws AppError `not-found` TURN_NOT_FOUND, `conflict` TURN_CONFLICT if `text` is not the beginning of the turn
   */
  trim(owner: TurnOwner, place: TurnPlace, heard: Heard): Promise<void>;
  removeAll(owner: TurnOwner): Promise<void>;
}

export interface TurnOwner {
  accountId: string;
  interviewId: string;
}

export interface TurnPlace {
  sessionId: string;
  sequence: number;
}

/** Some turns; there is at least one if more follow. */
export interface TurnPage {
  turns: Turn[];
  hasMore: boolean;
}

/**
 * Text of a page of turns, in bytes. A page may exceed it by one turn. With all other fields, a page stays far below
 * the 4 MB of a message.
 */
export const pageBytes = 1024 * 1024;

/** Ids and numbers of a turn, in bytes. */
const fieldBytes = 200;

/** Returns what a turn takes of a page, in bytes. */
export const turnBytes = (text: string): number => Buffer.byteLength(text) + fieldBytes;

export interface TranscriptEntry {
  role: TurnRole;
  message: string;
  timestampSecs: number;
  sequence: number;
  /** Transcribed from the recording after the session; no turn has the sequence. */
  transcribedAfterwards?: true;
}

export interface TranscriptRepository {
  /** Stores a part of the transcript of a session; parts count from 0. An existing part stays unchanged. */
  store(
    owner: TurnOwner,
    place: { sessionId: string; part: number },
    transcript: SessionTranscript,
  ): Promise<void>;
  /** Returns whole transcripts by session id. There is a translation if every part has one. */
  list(owner: TurnOwner, sessionIds: readonly string[]): Promise<Map<string, SessionTranscript>>;
  removeAll(owner: TurnOwner): Promise<void>;
}

export interface SessionTranscript {
  original: readonly TranscriptEntry[];
  translated: readonly TranscriptEntry[] | null;
}

export interface InvitationRepository {
  find(accountId: string): Promise<Invitation | undefined>;
  /** Replaces the whole invitation; an empty one removes it. */
  replace(accountId: string, invitation: Invitation): Promise<void>;
}

export interface Agents {
  /**
   * @throws AppError `not-found` if the account has no such agent, `invalid` if the agent cannot start an interview of
   *   this type
   */
  resolve(
    accountId: string,
    interviewType: InterviewType,
    agentId: string | null | undefined,
  ): Promise<PinnedAgent>;
  /** Returns the agent version's extraction schema as JSON; null if it has none. */
  extractionSchema(accountId: string, agent: PinnedAgent): Promise<string | null>;
  missingVariables(accountId: string, values: Readonly<Record<string, string>>): Promise<readonly string[]>;
  isArchived(accountId: string, agent: PinnedAgent): Promise<boolean>;
}

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

export interface Deliveries {
  /**
   * Returns the deliveries of an interview, latest completion first.
   * @throws AppError `unavailable` if the service does not respond
   */
  list(accountId: string, interviewId: string): Promise<Delivery[]>;
  /** Returns the ids of the interviews whose current completion has no delivery. */
  unnotified(interviews: readonly FollowedInterview[]): Promise<ReadonlySet<string>>;
}

/** The usage ledger of the billing service. */
export interface Ledger {
  /** Returns the ids of the sessions without an entry. */
  unbooked(sessions: readonly { accountId: string; sessionId: string }[]): Promise<ReadonlySet<string>>;
}

/** Follow-ups of announced changes: whether the effects in other services have occurred. */
export interface FollowUpRepository {
  /** Claims up to `limit` interviews with a due follow-up, across accounts, until `leaseUntil`. */
  claim(now: Date, leaseUntil: Date, limit: number): Promise<FollowedInterview[]>;
  /** Stores the results of claimed follow-ups with their events, except for interviews with a newer announcement. */
  store(results: readonly FollowUp[], now: Date, leaseUntil: Date): Promise<void>;
  /** Returns, for each kind of missing effect, since when the oldest one has been missing. */
  oldest(): Promise<Unsettled>;
}

/** Access to artefacts in the media store. */
export interface MediaUrls {
  signedUrl(key: string): Promise<string>;
  /** Moves an interview's artefacts, which invalidates all signed URLs. Repeatable. */
  withdraw(owner: TurnOwner): Promise<void>;
  /** Removes an interview's artefacts, including moved ones. Repeatable. */
  removeAll(owner: TurnOwner): Promise<void>;
}
