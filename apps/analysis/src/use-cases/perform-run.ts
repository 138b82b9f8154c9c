import { type Clock, toAppError } from '@colloquy/kernel';
import type { RunRepository } from '../domain/ports';
import type { Run, RunOutcome } from '../domain/run';

export type PerformRun = (run: Run, work: () => Promise<RunOutcome>) => Promise<void>;

/** Called once for every ended run. */
export type OnRunEnded = (run: Run & { outcome: RunOutcome; durationMs: number }) => void;

/**
 * Allows concurrent and repeated runs, which occur if an event is delivered twice or a process is killed: every effect of a
 * run is idempotent. The work first asks the interview service, whose answer also tells whether anything is left to do, so
 * a repetition is cheap.
 */
export function makePerformRun(deps: { runs: RunRepository; clock: Clock; onEnded: OnRunEnded }): PerformRun {
  return async (run, work) => {
    const [startedAt, begun] = [deps.clock.now(), performance.now()];
    const outcome = await work().catch(goneIfNotFound);
    const durationMs = Math.round(performance.now() - begun);
    const isNew = await deps.runs.end(run, { outcome, durationMs, startedAt, finishedAt: deps.clock.now() });
    if (isNew) deps.onEnded({ ...run, outcome, durationMs });
  };
}

/** Treats `not-found` as a deleted interview. */
function goneIfNotFound(error: unknown): RunOutcome {
  if (toAppError(error).kind === 'not-found') return 'gone';
  throw error;
}
