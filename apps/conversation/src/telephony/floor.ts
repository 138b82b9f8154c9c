/** Who has the floor while the expert makes a sound; `yielded`: the interviewer pauses until it is clear. */
export type Floor = 'interviewer' | 'yielded' | 'expert';

/** Sure speech for which the interviewer pauses, milliseconds: shorter than a back-channel. */
const yieldMs = 200;
/** Speech that lasts longer takes the floor, milliseconds: a back-channel takes 200 to 500. */
const takeMs = 600;
/** Pause that ends speech too short for the floor, milliseconds; a stop within a word is shorter. */
const returnMs = 240;

interface SpeechSoFar {
  /** From the onset of the speech until now, pauses included. */
  sinceMs: number;
  /** From the onset to the last sound. */
  soundMs: number;
  quietMs: number;
}

/** Yields early: a wrong pause of half a second is felt less than an interviewer who talks on. */
export function nextFloor(floor: Floor, { sinceMs, soundMs, quietMs }: SpeechSoFar): Floor {
  if (floor === 'expert' || soundMs >= takeMs) return 'expert';
  if (quietMs >= returnMs) return 'interviewer';
  return quietMs === 0 && sinceMs >= yieldMs ? 'yielded' : floor;
}
