const dayMs = 24 * 60 * 60 * 1000;

export function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Returns the first, the last and the proposed day until which an interview can be kept open. */
export function finishLaterDays(now: Date): { first: string; proposed: string; last: string } {
  const inDays = (days: number) => dayOf(new Date(now.getTime() + days * dayMs));
  return { first: inDays(0), proposed: inDays(7), last: inDays(30) };
}

/** Returns the last moment of a local day; undefined if the text is not a day. */
export function endOfDay(day: string): Date | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  const end = new Date(Number(year), Number(month) - 1, Number(date), 23, 59, 59);
  return dayOf(end) === day ? end : undefined;
}

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
