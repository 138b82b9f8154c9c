/** Loud enough to be speech, from 0 to 1. */
export const speechLevel = 0.45;
/** Below this a microphone gives no more than a quiet room does. */
const soundLevel = 0.3;
/** How long a microphone may be silent on the expert's turn before the page says so, milliseconds. */
const silentMs = 25_000;
/** Looks in a row that must be loud: a door that slams is nobody. */
const loudLooks = 2;

/** Follows how loud the microphone is. */
export function makeSoundWatch(now: () => number) {
  let loud = 0;
  let soundAt = now();

  return {
    /**
     * To be called twice a second.
     * @param level from 0 to 1; absent when it is unknown or the microphone is off
     * @param theirTurn whether the expert is expected to speak
     */
    look(level: number | undefined, theirTurn: boolean): void {
      loud = level !== undefined && level > speechLevel && theirTurn ? loud + 1 : 0;
      if (level === undefined || level > soundLevel || !theirTurn) soundAt = now();
    },
    /** The expert does something else than speak. */
    busy: () => (soundAt = now()),
    speaking: () => loud >= loudLooks,
    silent: () => now() - soundAt > silentMs,
  };
}
