import type { DisplayTurn } from '@colloquy/contracts';

export function makeTurnPosition() {
  let lastSequence = -1;
  let aloud: boolean | undefined;
  /** Turns that the platform speaks, and that were not heard to their end. */
  const speaking = new Set<number>();

  return {
    aloud: () => aloud,
    setAloud(on: boolean): void {
      aloud = on;
      if (!on) speaking.clear();
    },
    /** Returns the sequence of the last turn that need not be sent again; a turn that was cut off is spoken again. */
    heard: () => Math.min(lastSequence, ...[...speaking].map((sequence) => sequence - 1)),
    arrived(sequence: number): void {
      lastSequence = sequence;
      if (aloud) speaking.add(sequence);
    },
    acked(sequence: number): void {
      lastSequence = Math.max(lastSequence, sequence);
    },
    spoken(sequence: number): void {
      speaking.delete(sequence);
    },
    /** @param turns the turns of the session so far */
    welcomed(turns: readonly Pick<DisplayTurn, 'sequence' | 'role'>[]): void {
      lastSequence = Math.max(lastSequence, ...turns.map(({ sequence }) => sequence));
      const last = turns.at(-1);
      if (aloud && last?.role === 'agent') speaking.add(last.sequence);
    },
    clear(): void {
      lastSequence = -1;
      speaking.clear();
    },
  };
}

export type TurnPosition = ReturnType<typeof makeTurnPosition>;
