import type { OverlapView } from './call-types.ts';
import type { Behaviour, Overlap } from './numbers.ts';

const overlapAfterMs = 1500;
/** Loudest sample and duration of each noise. */
const noises = { cough: { level: 9000, ms: 300 }, noise: { level: 5000, ms: 4000 } };

interface Line {
  /** @param afterMs from the beginning of the interviewer's words */
  plan(afterMs: number, work: () => void): void;
  say(text: string): void;
  makeNoise(level: number): void;
}

export function makeOverlaps(during: Behaviour['during'], line: Line) {
  const views: OverlapView[] = [];
  let turns = 0;
  let current: { overlap: OverlapView; beganAt: number } | undefined;

  function begin(by: Overlap) {
    const overlap: OverlapView = { by };
    views.push(overlap);
    current = { overlap, beganAt: performance.now() };
    if (by === 'back-channel') return line.say('Mm-hm.');
    if (by === 'barge-in') return line.say('I would like to add something here.');
    line.makeNoise(noises[by].level);
    setTimeout(() => line.makeNoise(0), noises[by].ms);
  }

  return {
    views,
    plan() {
      const by = during?.[turns] ?? '';
      turns += 1;
      current = undefined;
      if (by !== '') line.plan(overlapAfterMs, () => begin(by));
    },
    /** Call it when the platform has stopped the interviewer's sound. */
    interviewerStopped() {
      if (current) current.overlap.stoppedAfterMs ??= performance.now() - current.beganAt;
    },
    /** Call it when the platform has sent sound of the interviewer. */
    interviewerSounds() {
      if (current?.overlap.stoppedAfterMs === undefined) return;
      current.overlap.resumedAfterMs ??= performance.now() - current.beganAt;
    },
  };
}
