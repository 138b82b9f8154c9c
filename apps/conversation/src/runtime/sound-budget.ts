import type { AudioFrame } from '@colloquy/contracts';
import type { Clock } from '@colloquy/kernel';

/** The page records at 4 KB a second; browsers may exceed the rate that they were asked for. */
const bytesPerSecond = 16_000;
/** A piece takes at least this much of the budget, since each is a file of its own; the page sends one a second. */
const fewestBytes = 4000;
/** Sound that a client may have kept while it was disconnected. */
const reserveSeconds = 120;
/** How far the client's clock may be ahead, milliseconds. */
const aheadMs = 30_000;
/** Live sound that a client may have kept while it was disconnected, milliseconds. */
const keptMs = 15_000;

/**
 * Returns a function that tells whether a piece of a recording may be stored: it must not begin in the future, and all
 * pieces together must not hold more sound than can have been spoken since the session is conducted here. A refused
 * piece may be sent again later.
 * @param startedAtMs start of the session
 */
export function makeSoundBudget(startedAtMs: number, clock: Clock): (piece: AudioFrame) => boolean {
  const now = () => clock.now().getTime();
  const since = now();
  let taken = 0;
  return ({ partOffsetMs, sound }) => {
    if (startedAtMs + partOffsetMs > now() + aheadMs) return false;
    const bytes = Math.max(fewestBytes, sound.length);
    const budget = (reserveSeconds + Math.max(0, now() - since) / 1000) * bytesPerSecond;
    if (taken + bytes > budget) return false;
    taken += bytes;
    return true;
  };
}

/** Returns a function that tells whether live sound may be taken: its total duration must not exceed the session's. */
export function makeLiveSoundBudget(clock: Clock): (durationMs: number) => boolean {
  const since = clock.now().getTime();
  let takenMs = 0;
  return (durationMs) => {
    if (takenMs + durationMs > clock.now().getTime() - since + keptMs) return false;
    takenMs += durationMs;
    return true;
  };
}
