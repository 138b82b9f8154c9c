import { type Clock, toAppError } from '@colloquy/kernel';
import type { RunRepository } from '../domain/ports';
import type { OnRunEnded, Run, RunOutcome } from '../domain/run';

export type PerformRun = (run: Run, work: () => Promise<RunOutcome>) => Promise<void>;

/** Runs may be concurrent and repeated: the work first asks whether it is done, and every effect is idempotent. */
export function makePerformRun(deps: { runs: RunRepository; clock: Clock; onEnded: OnRunEnded }): PerformRun {
  return async (run, work) => {
    const [startedAt, begun] = [deps.clock.now(), performance.now()];
    const outcome = await work().catch(goneIfNotFound);
    const durationMs = Math.round(performance.now() - begun);
    const isNew = await deps.runs.end(run, { outcome, durationMs, startedAt, finishedAt: deps.clock.now() });
    if (isNew) deps.onEnded({ ...run, outcome, durationMs });
  };
}

function goneIfNotFound(error: unknown): RunOutcome {
  if (toAppError(error).kind === 'not-found') return 'gone';
  throw error;
}
