import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Scores, shareNames } from './score';

const numbers = ['forbidden', 'forbiddenFindings', 'falseAlarms'] as const;

const bar = z.strictObject({
  atLeast: z.partialRecord(z.enum(shareNames), z.int().min(0).max(100)),
  atMost: z.record(z.enum(numbers), z.int().nonnegative()),
});
type Bar = z.infer<typeof bar>;

const bars = z.strictObject({ all: bar, building: bar, judging: bar });

export const readBars = (file: string): z.infer<typeof bars> =>
  bars.parse(JSON.parse(readFileSync(file, 'utf8')));

/** Returns a line for each measure that misses the bar. Ignores a share without cases. */
export function belowBar(scores: Scores, { atLeast, atMost }: Bar): string[] {
  const shares = shareNames.flatMap((name) => {
    const { right, all } = scores[name];
    const least = atLeast[name];
    return least !== undefined && all > 0 && (right * 100) / all < least
      ? [`${name} is ${right} of ${all}; the bar is ${least} %`]
      : [];
  });
  const exceeded = numbers.filter((name) => scores[name] > atMost[name]);
  return [...shares, ...exceeded.map((name) => `${name} is ${scores[name]}; the bar is ${atMost[name]}`)];
}
