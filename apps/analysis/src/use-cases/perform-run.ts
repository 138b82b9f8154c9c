import { type Clock, toAppError } from '@colloquy/kernel';
import type { Runs } from '../domain/ports';
import type { Run, RunOutcome } from '../domain/run';

/** Does the work of a run and notes how it ended. */
export type PerformRun = (run: Run, work: () => Promise<RunOutcome>) => Promise<void>;

/** Told of every run that ended, once. */
export type OnRunEnded = (run: Run & { outcome: RunOutcome; durationMs: number }) => void;

/**
 * Two that do the same run at a time, or one that does it again, because the event came twice or the first was killed
 * before it noted the end, do no harm: every effect of a run is repeatable. The work asks the interview service first,
 * which knows what is done already, so repeats are cheap, and a run that is new pays nothing for the question.
 */
export function makePerformRun(deps: { runs: Runs; clock: Clock; onEnded: OnRunEnded }): PerformRun {
  return async (run, work) => {
    const [startedAt, begun] = [deps.clock.now(), performance.now()];
    const outcome = await work().catch(goneIfNotFound);
    const durationMs = Math.round(performance.now() - begun);
    const isNew = await deps.runs.end(run, { outcome, durationMs, startedAt, finishedAt: deps.clock.now() });
    if (isNew) deps.onEnded({ ...run, outcome, durationMs });
  };
}

/** The interview service knows no such interview, session or completion: it was deleted in the meantime. */
function goneIfNotFound(error: unknown): RunOutcome {
  if (toAppError(error).kind === 'not-found') return 'gone';
  throw error;
}
