/** Level above which sound may be speech, from 0 to 1. */
export const speechLevel = 0.45;
/** Level of a microphone in a quiet room. */
const soundLevel = 0.3;
/** Silence on the expert's turn after which the page reports it. */
const silentMs = 25_000;
/** Consecutive loud measurements that count as speech; a slamming door is shorter. */
const loudLooks = 2;

export function makeSoundWatch(now: () => number) {
  let loud = 0;
  let soundAt = now();

  return {
    /**
     * Called twice a second.
     * @param level from 0 to 1; absent if it is unknown or the microphone is off
     * @param theirTurn whether the expert is expected to speak
     */
    look(level: number | undefined, theirTurn: boolean): void {
      loud = level !== undefined && level > speechLevel && theirTurn ? loud + 1 : 0;
      if (level === undefined || level > soundLevel || !theirTurn) soundAt = now();
    },
    busy: () => (soundAt = now()),
    speaking: () => loud >= loudLooks,
    silent: () => now() - soundAt > silentMs,
  };
}
