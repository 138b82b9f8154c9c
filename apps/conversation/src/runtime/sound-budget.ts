import type { AudioFrame } from '@colloquy/contracts';
import type { Clock } from '@colloquy/kernel';

/** The page records at 4 KB a second; browsers may exceed the requested rate. */
const bytesPerSecond = 16_000;
/** Minimum that a piece counts, because each piece is a file; the page sends one a second. */
const minBytes = 4000;
/** Sound that a client may have kept while it was disconnected. */
const reserveSeconds = 120;
const aheadMs = 30_000;
const keptMs = 15_000;

/** Refuses sound of the future, and more than can have been spoken since this process conducts the session. */
export function makeSoundBudget(startedAtMs: number, clock: Clock): (piece: AudioFrame) => boolean {
  const now = () => clock.now().getTime();
  const since = now();
  let taken = 0;
  return ({ partOffsetMs, sound }) => {
    if (startedAtMs + partOffsetMs > now() + aheadMs) return false;
    const bytes = Math.max(minBytes, sound.length);
    const budget = (reserveSeconds + Math.max(0, now() - since) / 1000) * bytesPerSecond;
    if (taken + bytes > budget) return false;
    taken += bytes;
    return true;
  };
}

export function makeLiveSoundBudget(clock: Clock): (durationMs: number) => boolean {
  const since = clock.now().getTime();
  let takenMs = 0;
  return (durationMs) => {
    if (takenMs + durationMs > clock.now().getTime() - since + keptMs) return false;
    takenMs += durationMs;
    return true;
  };
}
