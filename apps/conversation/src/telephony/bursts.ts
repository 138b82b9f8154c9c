import { joinSamples } from '@colloquy/language';

/** Frames of a burst follow each other within this time, milliseconds. */
const withinMs = 40;
/** Maximum sound of a burst, milliseconds. */
const maxMs = 5000;

/**
 * Joins the frames that come at once after a pause. Sound that comes faster than it was spoken was delayed by the
 * network, and its length says when it began. @param pauseMs without a frame for so long, a burst may begin
 */
export function makeBursts(
  rateHz: number,
  pauseMs: number,
  deliver: (samples: Int16Array, arrivedMs: number) => void,
) {
  const lengthMs = (samples: Int16Array) => (samples.length / rateHz) * 1000;
  let held: Int16Array[] = [];
  let heldMs = 0;
  let checkedMs = 0;
  let lastMs: number | undefined;
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const sound = joinSamples(...held);
    held = [];
    heldMs = checkedMs = 0;
    if (sound.length > 0) deliver(sound, lastMs ?? 0);
  }

  function check(): void {
    const isBurst = heldMs - checkedMs > 2 * withinMs && heldMs < maxMs;
    checkedMs = heldMs;
    if (isBurst) timer = setTimeout(check, withinMs);
    else flush();
  }

  return {
    take(samples: Int16Array, arrivedMs: number): void {
      const isPaused = lastMs !== undefined && arrivedMs - lastMs > pauseMs;
      lastMs = arrivedMs;
      if (timer === undefined && !isPaused) return deliver(samples, arrivedMs);
      held.push(samples);
      heldMs += lengthMs(samples);
      timer ??= setTimeout(check, withinMs);
    },
    flush,
  };
}
