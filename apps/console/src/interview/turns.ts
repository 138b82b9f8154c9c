import type { Timing, Withheld } from './answers';

export interface Turn {
  role: 'agent' | 'user';
  message: string;
  start: number;
  /** Estimated from the length of the text if it is unknown; at most the start of the next turn or withheld span. */
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

const charactersPerSecond = 15;
const minTurnSeconds = 1;

export const noTiming: Timing = { turns: [], withheld: [] };

export function turnsOf(entries: readonly TranscriptEntry[], timing = noTiming): Turn[] {
  return entries.map(({ role, message, timestamp_secs: start, transcribedAfterwards }, index) => {
    const estimated = start + Math.max(minTurnSeconds, message.length / charactersPerSecond);
    const spoken = timing.turns[index]?.end_secs ?? estimated;
    const next = Math.min(
      entries[index + 1]?.timestamp_secs ?? Infinity,
      timing.withheld.find(({ start_secs }) => start_secs > start)?.start_secs ?? Infinity,
    );
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

/** Returns the silences longer than `minSeconds` before the last turn; none where words are withheld. */
export function silencesIn(
  turns: readonly Turn[],
  minSeconds: number,
  withheld: readonly Withheld[] = [],
): Span[] {
  return turns.flatMap(({ start }, index) => {
    const end = turns[index - 1]?.end ?? 0;
    if (start - end <= minSeconds) return [];
    const isWithheld = withheld.some((span) => span.start_secs < start && span.end_secs > end);
    return isWithheld ? [] : [{ start: end, end: start }];
  });
}
