import { preferences } from './preferences';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${preferences.language()} ${name}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(preferences.language(), options)));
  return format;
}

export const moment = (iso: string | null): string =>
  iso ? formatOf('moment', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso)) : '';

export const day = (iso: string | null): string =>
  iso ? formatOf('day', { dateStyle: 'medium' }).format(new Date(iso)) : '';

export const utcDay = (iso: string): string =>
  formatOf('utcDay', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso));

/** A date and time in UTC, for lists beside values that are counted by UTC day. */
export const utcMoment = (iso: string): string =>
  formatOf('utcMoment', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(iso));

/** Seconds as `1:02:03` or `2:03`. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

export const number = (value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(preferences.language(), options).format(value);

export const timeOfDay = (iso: string): string =>
  formatOf('time of day', { timeStyle: 'medium' }).format(new Date(iso));
