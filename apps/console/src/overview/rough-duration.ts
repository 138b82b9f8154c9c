import { number } from '../ui/moments';

const units = [
  { unit: 'day', seconds: 86_400, from: 2 },
  { unit: 'hour', seconds: 3600, from: 1 },
  { unit: 'minute', seconds: 60, from: 1 },
] as const;

/** Returns a length of time in its largest unit, in the user's language: `45 sec`, `12 min`, `3.5 hr`, `2.1 days`. */
export function roughDuration(seconds: number): string {
  const found = units.find((each) => seconds >= each.seconds * each.from);
  const { unit, seconds: size } = found ?? { unit: 'second', seconds: 1 };
  const maximumFractionDigits = unit === 'hour' || unit === 'day' ? 1 : 0;
  return number(seconds / size, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits });
}
