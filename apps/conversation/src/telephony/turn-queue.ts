import type { SpokenTurn } from './spoken-turn';

/**
 * The turns that are being spoken, one after the other, until they were heard.
 * @param hasSound whether the times of turns are known
 */
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
    /** Whether a turn has begun to be heard. */
    isMidway: () => turns.some(({ fromMs }) => !hasSound || fromMs !== undefined),
    /** The sound was cut off: what would have begun later has not begun. */
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
    /** Calls the waiting callback once no turn is left. */
    settle,
    whenEmpty(then: () => void): void {
      emptied = then;
      settle();
    },
  };
}
