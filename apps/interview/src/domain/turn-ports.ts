import type { Language, TurnRole, WithholdingReason } from '@colloquy/contracts';

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
  /** For an agent's turn: the expert's request that it answers. */
  request?: string;
  /** For an agent's turn: the question that it leaves out, and the ids of the expert's turns that answer it. */
  skips?: { questionIndex: number; answeredBy: string[] };
}

export interface Heard {
  /** The heard beginning of the text; absent if all of it was heard. */
  text?: string;
  /** Start and duration of playback, milliseconds; absent to keep the stored values. */
  offsetMs?: number;
  durationMs?: number;
}

export interface LatestLimits {
  turns: number;
  /** Bytes of text. */
  bytes: number;
}

export interface LatestTurns {
  turns: Turn[];
  /** The latest earlier turn in the session of `turns[0]` that begins or ends a part off the record. */
  modeBefore?: Turn;
}

export type ShownTurns = (task: LatestTurns & { language: Language }) => Promise<Turn[]>;

export interface TurnRepository {
  /** @throws AppError `conflict` TURN_CONFLICT if a different turn has the same sequence */
  append(owner: TurnOwner, turns: readonly Turn[]): Promise<void>;
  /** In the given order of sessions; an unheard turn has an empty text. */
  list(owner: TurnOwner, sessionIds: readonly string[]): Promise<Turn[]>;
  latest(owner: TurnOwner, sessionIds: readonly string[], limits: LatestLimits): Promise<LatestTurns>;
  /** In the given order of sessions, up to {@link pageBytes} of text. */
  page(owner: TurnOwner, sessionIds: readonly string[], after?: TurnPosition): Promise<TurnPage>;
  textBytes(owner: TurnOwner, exceptSessionId: string): Promise<number>;
  /** @throws AppError `not-found` TURN_NOT_FOUND, `conflict` TURN_CONFLICT if `text` is not the turn's beginning */
  trim(owner: TurnOwner, place: TurnPosition, heard: Heard): Promise<void>;
  removeAll(owner: TurnOwner): Promise<void>;
}

export interface TurnOwner {
  accountId: string;
  interviewId: string;
}

export interface TurnPosition {
  sessionId: string;
  sequence: number;
}

/** At least one turn if more follow. */
export interface TurnPage {
  turns: Turn[];
  hasMore: boolean;
}

/** Exceeded by at most one turn; far below the 4 MB of a message. */
export const pageBytes = 1024 * 1024;

/** Ids and numbers of a turn, in bytes. */
const fieldBytes = 200;

export const turnBytes = (text: string): number => Buffer.byteLength(text) + fieldBytes;

export interface TranscriptEntry {
  role: TurnRole;
  message: string;
  timestampSecs: number;
  sequence: number;
  /** Transcribed from the recording after the session; no turn has the sequence. */
  transcribedAfterwards?: true;
  endSecs?: number;
}

export interface WithheldSpan {
  startSecs: number;
  endSecs: number;
  reason: WithholdingReason;
}

export interface TranscriptTiming {
  turns: readonly Pick<TranscriptEntry, 'timestampSecs' | 'endSecs'>[];
  withheld: readonly WithheldSpan[];
}

export type TranscriptPosition = Pick<TranscriptEntry, 'role' | 'sequence' | 'timestampSecs'>;

export interface TranscriptRepository {
  /** Parts count from 0; an existing part stays unchanged. */
  store(
    owner: TurnOwner,
    place: { sessionId: string; part: number },
    transcript: SessionTranscript,
  ): Promise<void>;
  /** By session id; translated if every part is. */
  list(owner: TurnOwner, sessionIds: readonly string[]): Promise<Map<string, SessionTranscript>>;
  positions(owner: TurnOwner, sessionIds: readonly string[]): Promise<Map<string, TranscriptPosition[]>>;
  timings(owner: TurnOwner, sessionIds: readonly string[]): Promise<Map<string, TranscriptTiming>>;
  removeAll(owner: TurnOwner): Promise<void>;
}

export interface SessionTranscript {
  original: readonly TranscriptEntry[];
  translated: readonly TranscriptEntry[] | null;
  /** Of the whole session, in order; stored with part 0. */
  withheld: readonly WithheldSpan[];
}
