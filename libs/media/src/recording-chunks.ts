/** Whose recording it is. */
export interface RecordingOwner {
  accountId: string;
  interviewId: string;
  sessionId: string;
}

/** One piece of a recording while the session lasts. */
export interface RecordingChunk {
  /** When the recorder was started, milliseconds since the session began: a new one after every reload. */
  partOffsetMs: number;
  /** Place within what that recorder wrote, from 0. */
  index: number;
}

/** What one recorder wrote: its chunks in order, without gaps, are one file. */
export interface RecordedPart {
  offsetMs: number;
  keys: string[];
}

/** Latest start of a recorder and highest index: what the digits in a key hold. */
export const chunkLimits = { partOffsetMs: 999_999_999, index: 999_999 };

/** Prefix of all chunks of a session. */
export const chunkPrefix = ({ accountId, interviewId, sessionId }: RecordingOwner) =>
  `${accountId}/${interviewId}/${sessionId}/recording/`;

/** Key of a chunk; keys in ascending order are chunks in the order they were recorded. */
export function chunkKey(owner: RecordingOwner, { partOffsetMs, index }: RecordingChunk): string {
  return `${chunkPrefix(owner)}${digits(partOffsetMs, 9)}-${digits(index, 6)}.webm`;
}

/**
 * The parts that a session's chunks make up, oldest first. A part ends at the first chunk that is missing: what
 * comes behind a gap cannot be read.
 */
export function recordedParts(keys: readonly string[]): RecordedPart[] {
  const parts: RecordedPart[] = [];
  for (const key of [...keys].sort()) {
    const [, offset, index] = /\/recording\/(\d{9})-(\d{6})\.webm$/.exec(key) ?? [];
    if (offset === undefined || index === undefined) continue;
    const offsetMs = Number(offset);
    if (Number(index) === 0) parts.push({ offsetMs, keys: [key] });
    const part = parts.at(-1);
    if (part && part.offsetMs === offsetMs && Number(index) === part.keys.length) part.keys.push(key);
  }
  return parts;
}

const digits = (value: number, length: number) => String(value).padStart(length, '0');
