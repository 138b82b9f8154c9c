import type { Service } from '@colloquy/service';
import { makeForgetRehearsals, makeRunRehearsal, type RunRehearsalDeps } from '../use-cases/run-rehearsal';

/** Rehearsals that a process conducts at a time; with a language model each takes up to minutes. */
const concurrentRehearsals = 4;
const forgetEveryMs = 3_600_000;

export function runRehearsals(
  service: Service,
  everyMs: number,
  deps: Omit<RunRehearsalDeps, 'stopping'>,
): void {
  const stopping = new AbortController();
  const runRehearsal = makeRunRehearsal({ ...deps, stopping: stopping.signal });
  service.dueWork('old rehearsals', forgetEveryMs, [makeForgetRehearsals(deps)]);
  for (let nth = 0; nth < concurrentRehearsals; nth += 1) {
    service.dueWork('rehearsals', everyMs, [runRehearsal]);
  }
  // stops before the workers, which wait for their current rehearsal
  service.add({ name: 'rehearsals in progress', stop: async () => stopping.abort() });
}
