/** A time span that includes `start` and excludes `end`. */
export interface Span {
  start: Date;
  end: Date;
}

/** Adds months in UTC; the day is at most the last one of the month. Always add to the anchor, not to a result. */
export function addMonths(anchor: Date, months: number): Date {
  const [year, month] = [anchor.getUTCFullYear(), anchor.getUTCMonth() + months];
  const daysInMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const moved = new Date(anchor);
  moved.setUTCFullYear(year, month, Math.min(anchor.getUTCDate(), daysInMonth));
  return moved;
}

/** Returns the last second of a span, which clients see as its end. */
export function lastSecondOf({ end }: Span): Date {
  return new Date(end.getTime() - 1000);
}

/** Joins adjacent and overlapping spans; returns them in order of time. */
export function mergedSpans(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start.getTime() - b.start.getTime())) {
    const last = result.at(-1);
    if (last && last.end >= span.start) last.end = span.end > last.end ? span.end : last.end;
    else result.push({ start: span.start, end: span.end });
  }
  return result;
}
