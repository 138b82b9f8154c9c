/** An entry of the delivered transcript, with the start and end of its speech. */
export interface Turn {
  role: 'agent' | 'user';
  message: string;
  /** Seconds from the start of the conversation. */
  start: number;
  /** Estimated from the length of the text; at most the start of the next turn. */
  end: number;
  /** The words were transcribed from the recording, because the interviewer did not hear them. */
  isLate: boolean;
}

export interface TranscriptEntry {
  role: 'agent' | 'user';
  message: string;
  timestamp_secs: number;
  transcribedAfterwards?: true;
}

export interface Span {
  start: number;
  end: number;
}

/** For the end of a turn: the API returns only its start. */
const charactersPerSecond = 15;
const shortestTurnSeconds = 1;

export function turnsOf(entries: readonly TranscriptEntry[]): Turn[] {
  return entries.map(({ role, message, timestamp_secs: start, transcribedAfterwards }, index) => {
    const spoken = start + Math.max(shortestTurnSeconds, message.length / charactersPerSecond);
    const next = entries[index + 1]?.timestamp_secs ?? Infinity;
    return {
      role,
      message,
      start,
      end: Math.max(start, Math.min(spoken, next)),
      isLate: transcribedAfterwards === true,
    };
  });
}

/** Moments in the search parameters are rounded. */
const toleranceSeconds = 0.0005;

/** Returns the index of the turn being played at a moment: the latest one that has begun; -1 before the first. */
export function turnIndexAt(turns: readonly Pick<Turn, 'start'>[], seconds: number): number {
  let [low, high] = [0, turns.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((turns[middle]?.start ?? Infinity) <= seconds + toleranceSeconds) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Returns the silences longer than `leastSeconds` before the last turn. */
export function silencesIn(turns: readonly Turn[], leastSeconds: number): Span[] {
  return turns.flatMap(({ start }, index) => {
    const end = turns[index - 1]?.end ?? 0;
    return start - end > leastSeconds ? [{ start: end, end: start }] : [];
  });
}
