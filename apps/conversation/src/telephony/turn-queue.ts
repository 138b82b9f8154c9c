import type { SpokenTurn } from './spoken-turn';

/** Turns that are being spoken and were not heard to their end. @param hasSound whether turns have times */
export function makeTurnQueue(hasSound: boolean) {
  let turns: SpokenTurn[] = [];
  let emptied: (() => void) | undefined;

  function settle(): void {
    if (turns.length > 0) return;
    const then = emptied;
    emptied = undefined;
    then?.();
  }

  return {
    add: (turn: SpokenTurn) => void turns.push(turn),
    all: (): readonly SpokenTurn[] => turns,
    isEmpty: () => turns.length === 0,
    find: (sequence: number) => turns.find((turn) => turn.sequence === sequence),
    isMidway: () => turns.some(({ fromMs }) => !hasSound || fromMs !== undefined),
    /** The sound was cut off: turns that would have begun later have not begun. */
    cutAt(atMs: number): void {
      for (const turn of turns) {
        turn.cutMs = atMs;
        if (turn.fromMs !== undefined && turn.fromMs >= atMs) turn.fromMs = undefined;
      }
    },
    remove(turn: SpokenTurn): void {
      turns = turns.filter((each) => each !== turn);
    },
    takeAll(): SpokenTurn[] {
      const taken = turns;
      turns = [];
      return taken;
    },
    settle,
    whenEmpty(then: () => void): void {
      emptied = then;
      settle();
    },
  };
}
