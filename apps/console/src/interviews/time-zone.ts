const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formats.set(zone, format);
  }
  return format;
}

export const userZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns whether a text is an IANA time zone. Offsets such as +02:00 are not. */
export function isTimeZone(name: string): boolean {
  try {
    return name.length <= 64 && /^\p{L}/u.test(name) && Boolean(formatIn(name));
  } catch {
    return false;
  }
}

export const timeZones = (): string[] => Intl.supportedValuesOf('timeZone');

/** Formats a moment for a date-time field, in the local time of a zone: `2026-03-01T10:00`; '' for null. */
export function localTime(iso: string | null, zone: string): string {
  if (!iso) return '';
  const parts = Object.fromEntries(
    formatIn(zone)
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  );
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}`;
}

/** Returns ISO 8601 in UTC: the earlier moment of a repeated local time, the moment after the gap of a skipped one. */
export function momentIn(local: string, zone: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(local)) return undefined;
  const wanted = Date.parse(`${local.slice(0, 16)}Z`);
  if (Number.isNaN(wanted)) return undefined;
  const offsetAt = (time: number) => Date.parse(`${localTime(new Date(time).toISOString(), zone)}Z`) - time;
  const dayMs = 24 * 60 * 60 * 1000;
  // the offsets before and after a possible change of the clocks
  const candidates = [offsetAt(wanted - dayMs), offsetAt(wanted + dayMs)].map((offset) => wanted - offset);
  const [before = wanted] = candidates;
  const fitting = candidates.filter((time) => time + offsetAt(time) === wanted);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : before).toISOString();
}

const minuteMs = 60_000;

/** Returns whether a moment is in the past. The current minute is not, because fields have no seconds. */
export const isPast = (at: string | null | undefined, now: number): boolean =>
  Boolean(at) && Date.parse(at ?? '') + minuteMs <= now;
