import { type Clock, toAppError } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import type { RosterRepository } from '../domain/ports';
import { afterAttempt, type AttemptOutcome, isOverdue, type Rehearsal } from '../domain/rehearsal';
import type { RehearsalRepository, Rehearser } from '../domain/rehearsal-ports';
import type { AccountVariable } from '../domain/roster';

export interface RunRehearsalDeps {
  rosters: RosterRepository;
  rehearsals: RehearsalRepository;
  rehearser: Rehearser;
  clock: Clock;
  logger: Logger;
  /** Longer than an attempt. */
  leaseMs: number;
  /** Ends attempts; another process may go on at once. */
  stopping: AbortSignal;
}

export const makeRunRehearsal = (deps: RunRehearsalDeps) => async (): Promise<boolean> => {
  const { rehearsals, clock, leaseMs, stopping } = deps;
  if (stopping.aborted) return false;
  const now = clock.now();
  const due = await rehearsals.claimDue(now, new Date(now.getTime() + leaseMs));
  if (!due) return false;
  const outcome = isOverdue(due, now) ? ({ failure: 'timed_out' } as const) : await attempt(deps, due);
  await rehearsals.settle(afterAttempt(due, outcome, clock.now()));
  return !stopping.aborted;
};

async function attempt(
  { rosters, rehearser, logger, stopping }: RunRehearsalDeps,
  rehearsal: Rehearsal,
): Promise<AttemptOutcome> {
  try {
    const variables = requiredValues(await rosters.variables(rehearsal.accountId));
    return { report: await rehearser.rehearse(rehearsal, variables, stopping) };
  } catch (error) {
    if (stopping.aborted) return { failure: 'interrupted' };
    const { kind } = toAppError(error);
    const isRetryable = kind === 'unavailable';
    const fields = { rehearsalId: rehearsal.id, attempts: rehearsal.attempts, ...errorFields(error) };
    logger[kind === 'internal' ? 'error' : 'warn']('Rehearsal was not conducted', fields);
    if (kind === 'timeout') return { failure: 'timed_out' }; // another attempt would take as long and cost as much
    return { failure: isRetryable ? 'retryable' : 'rehearsal_failed' };
  }
}

/** A real interview supplies its own values. */
const requiredValues = (variables: readonly AccountVariable[]): Record<string, string> =>
  Object.fromEntries(
    variables
      .filter(({ isRequired }) => isRequired)
      .map(({ name, defaultValue }) => [name, defaultValue?.trim() ? defaultValue : name]),
  );

const keptMs = 30 * 24 * 3_600_000;

/** Removes rehearsals after 30 days. Returns whether more are due. */
export const makeForgetRehearsals =
  ({ rehearsals, clock }: Pick<RunRehearsalDeps, 'rehearsals' | 'clock'>) =>
  (): Promise<boolean> =>
    rehearsals.forget(new Date(clock.now().getTime() - keptMs));
