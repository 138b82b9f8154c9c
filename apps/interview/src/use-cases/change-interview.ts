import { AppError } from '@colloquy/kernel';
import type { Change, Interview } from '../domain/interview';
import type { ConductedInterview } from '../domain/note-turns';
import type { InterviewRepository } from '../domain/ports';
import type { FullInterview } from '../domain/shown-interview';
import { withStatusChange } from '../domain/status-change';
import type { Deps } from './deps';

const maxAttempts = 20;

export interface InterviewRef {
  accountId: string;
  interviewId: string;
}

/** @throws AppError `forbidden` for another account's interview, `not-found` for an unknown one */
export async function findInterview(
  interviews: InterviewRepository,
  { accountId, interviewId }: InterviewRef,
): Promise<Interview> {
  return (await interviews.find(accountId, interviewId)) ?? refuse(interviews, interviewId);
}

export async function findConducted(
  interviews: InterviewRepository,
  { accountId, interviewId }: InterviewRef,
): Promise<ConductedInterview> {
  return (await interviews.findConducted(accountId, interviewId)) ?? refuse(interviews, interviewId);
}

export async function showInterview(
  interviews: InterviewRepository,
  { accountId, interviewId }: InterviewRef,
): Promise<FullInterview> {
  return (await interviews.show(accountId, interviewId)) ?? refuse(interviews, interviewId);
}

async function refuse(interviews: InterviewRepository, interviewId: string): Promise<never> {
  if (await interviews.accountOf(interviewId)) {
    throw new AppError('forbidden', undefined, 'The interview belongs to another account');
  }
  throw new AppError('not-found', undefined, 'Interview not found');
}

/**
 * Repeats after a concurrent write, each time for a later moment, so that no two completions have the same time.
 * @param options.known the interview if it was just loaded
 * @param options.isAwaited false if the caller has given up, for example after this process was frozen
 */
export async function changeInterview(
  { interviews, clock }: Pick<Deps, 'interviews' | 'clock'>,
  ref: InterviewRef,
  decide: (interview: Interview, now: Date) => Change,
  { known, isAwaited = () => true }: { known?: Interview; isAwaited?: () => boolean } = {},
): Promise<Interview> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const before = (attempt === 0 ? known : undefined) ?? (await findInterview(interviews, ref));
    const now = new Date(clock.now().getTime() + attempt);
    const { interview, facts } = withStatusChange(before, decide(before, now));
    if (interview === before && facts.length === 0) return before;
    const after = { ...interview, updatedAt: now, version: before.version + 1 };
    if (!isAwaited()) throw new AppError('timeout', undefined, 'The caller no longer waits for the change');
    if (await interviews.save(before, after, facts)) return after;
  }
  throw new AppError('unavailable', undefined, 'Too many concurrent changes of the interview');
}
