const units = [
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
  ['week', 604_800],
  ['month', 2_629_800],
  ['year', 31_557_600],
] as const;

/** Returns the distance from now in the largest unit that fits: `[-3, 'hour']`; below a minute `[0, 'second']`. */
export function distanceOf(iso: string, now: number): [number, Intl.RelativeTimeFormatUnit] {
  const seconds = (Date.parse(iso) - now) / 1000;
  const fitting = units.findLast(([, length]) => Math.abs(seconds) >= length);
  return fitting ? [Math.trunc(seconds / fitting[1]), fitting[0]] : [0, 'second'];
}

/** Formats a moment as “in 3 hours” or “yesterday”. */
export const relativeTime = (iso: string, now: number, language: string): string =>
  new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(...distanceOf(iso, now));
