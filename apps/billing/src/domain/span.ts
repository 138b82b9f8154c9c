/** Time from its first moment to just before its last. Periods that follow each other share a moment. */
export interface Span {
  start: Date;
  end: Date;
}

/**
 * The same day and time, in UTC, some months later; the last day of a month that has no such day. Count from one
 * anchor instead of going on from the last result: 31 January, 28 February, 31 March.
 */
export function addMonths(anchor: Date, months: number): Date {
  const [year, month] = [anchor.getUTCFullYear(), anchor.getUTCMonth() + months];
  const daysInMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const moved = new Date(anchor);
  moved.setUTCFullYear(year, month, Math.min(anchor.getUTCDate(), daysInMonth));
  return moved;
}

/** The last second of a span of whole seconds: how its end is shown. */
export function lastSecondOf({ end }: Span): Date {
  return new Date(end.getTime() - 1000);
}

/** The same time with as few spans as possible, the earliest first. */
export function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start.getTime() - b.start.getTime())) {
    const last = result.at(-1);
    if (last && last.end >= span.start) last.end = span.end > last.end ? span.end : last.end;
    else result.push({ start: span.start, end: span.end });
  }
  return result;
}
