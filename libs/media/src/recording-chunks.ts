interface RecordingOwner {
  accountId: string;
  interviewId: string;
  sessionId: string;
}

interface RecordingChunk {
  /** Start of the recorder, milliseconds since the session began; each reload of the page starts another. */
  partOffsetMs: number;
  index: number;
}

interface RecordedPart {
  offsetMs: number;
  keys: string[];
}

export const chunkPrefix = ({ accountId, interviewId, sessionId }: RecordingOwner) =>
  `${accountId}/${interviewId}/${sessionId}/recording/`;

/** Returns the key of a chunk. The ascending order of keys is the order of recording. */
export function chunkKey(owner: RecordingOwner, { partOffsetMs, index }: RecordingChunk): string {
  return `${chunkPrefix(owner)}${digits(partOffsetMs, 9)}-${digits(index, 6)}.webm`;
}

/** Oldest first. A part ends at the first missing chunk, because chunks after a gap are unreadable. */
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
