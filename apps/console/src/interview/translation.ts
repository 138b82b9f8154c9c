import type { TranscriptEntry } from './turns';

/** Matches entries by speaker and time; undefined for an entry without a translation. */
export function translationsOf(
  original: readonly TranscriptEntry[],
  translated: readonly TranscriptEntry[],
): (string | undefined)[] {
  let next = 0;
  return original.map((entry) => {
    // the entries of both texts are in spoken order
    while ((translated[next]?.timestamp_secs ?? Infinity) < entry.timestamp_secs - toleranceSeconds)
      next += 1;
    const other = translated[next];
    if (!other || !isSame(entry, other)) return undefined;
    next += 1;
    return other.message;
  });
}

const toleranceSeconds = 0.001;

const isSame = (a: TranscriptEntry, b: TranscriptEntry) =>
  a.role === b.role && Math.abs(a.timestamp_secs - b.timestamp_secs) <= toleranceSeconds;
