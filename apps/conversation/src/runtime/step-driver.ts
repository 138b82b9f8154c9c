import type { Clock } from '@colloquy/kernel';
import type { Effect, Input } from '../domain/inputs';
import { nextTickMs } from '../domain/on-tick';
import type { SessionState } from '../domain/session-state';
import { step } from '../domain/step';

const maxTimerMs = 60_000;

/** Takes one input at a time and runs effects in order. Results of effects come back as inputs. */
export function makeStepDriver(initial: SessionState, clock: Clock, run: (effect: Effect) => void) {
  let state = initial;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function dispatch(input: Input): void {
    if (isStopped) return;
    const next = step(state, input, clock.now().getTime());
    state = next.state;
    for (const effect of next.effects) if (!isStopped) run(effect);
    arm();
  }

  function arm(): void {
    clearTimeout(timer);
    const at = isStopped ? undefined : nextTickMs(state);
    if (at === undefined) return;
    const waitMs = Math.max(0, at - clock.now().getTime());
    timer = setTimeout(() => dispatch({ type: 'tick' }), Math.min(waitMs, maxTimerMs));
  }

  return {
    dispatch,
    state: () => state,
    isStopped: () => isStopped,
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
