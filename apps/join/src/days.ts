const dayMs = 24 * 60 * 60 * 1000;

/** A day of this place as a date field writes it, such as `2030-05-01`. */
export function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The first and last day an interview can be kept open for, and the one that is proposed. */
export function finishLaterDays(now: Date): { first: string; proposed: string; last: string } {
  const inDays = (days: number) => dayOf(new Date(now.getTime() + days * dayMs));
  return { first: inDays(0), proposed: inDays(7), last: inDays(30) };
}

/** The last moment of a day of this place; undefined when it is no day. */
export function endOfDay(day: string): Date | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  const end = new Date(Number(year), Number(month) - 1, Number(date), 23, 59, 59);
  return dayOf(end) === day ? end : undefined;
}

/** A moment with its time zone, by the clock of this place. */
export const dateAndTime = (iso: string, language: string) =>
  new Intl.DateTimeFormat(language, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(iso));
