import type { Withheld } from './answers';
import type { Turn } from './turns';

/** Bounds are shares of the timeline, 0 to 1. */
interface SpeechPart {
  role: Turn['role'];
  from: number;
  to: number;
}

export function withheldParts(
  withheld: readonly Withheld[],
  durationSeconds: number,
): Pick<SpeechPart, 'from' | 'to'>[] {
  if (!(durationSeconds > 0)) return [];
  return withheld
    .map(({ start_secs, end_secs }) => ({
      from: start_secs / durationSeconds,
      to: Math.min(1, end_secs / durationSeconds),
    }))
    .filter(({ from, to }) => from < to);
}

/**
 * Returns who speaks when, in at most `columns` parts.
 * @param durationSeconds speech after this time is ignored
 */
export function speechTimeline(
  turns: readonly Turn[],
  durationSeconds: number,
  columns: number,
): SpeechPart[] {
  if (!(durationSeconds > 0)) return [];
  const spoken = { agent: new Float64Array(columns), user: new Float64Array(columns) };
  const columnSeconds = durationSeconds / columns;
  for (const { role, start, end } of turns) {
    const last = Math.min(columns - 1, Math.floor(end / columnSeconds));
    for (let column = Math.floor(start / columnSeconds); column <= last; column += 1) {
      const from = Math.max(start, column * columnSeconds);
      const to = Math.min(end, (column + 1) * columnSeconds);
      spoken[role][column] = (spoken[role][column] ?? 0) + Math.max(0, to - from);
    }
  }
  const parts: SpeechPart[] = [];
  for (let column = 0; column < columns; column += 1) {
    const agent = spoken.agent[column] ?? 0;
    const user = spoken.user[column] ?? 0;
    if (agent + user === 0) continue;
    const role = user >= agent ? 'user' : 'agent';
    const before = parts.at(-1);
    const from = column / columns;
    const to = (column + 1) / columns;
    if (before?.role === role && before.to === from) before.to = to;
    else parts.push({ role, from, to });
  }
  return parts;
}
