import { AppError } from '@colloquy/kernel';
import type { Change, Interview } from '../domain/interview';
import type { InterviewRepository } from '../domain/ports';
import type { FullInterview } from '../domain/shown-interview';
import type { Deps } from './deps';

/** How often a decision is taken again because somebody else wrote first. */
const maxAttempts = 20;

/** Which interview of which account. */
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

/** An interview that is to be read only; throws as {@link findInterview} does. */
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
 * Loads, decides, saves; decides again on what is stored then when somebody else has written in between. The
 * moment differs with every attempt, which also keeps the completions of an account apart.
 * @param options.known as it was just loaded: spares loading it once more
 * @param options.isAwaited asked before each save: what nobody waits for any more is not stored, since whoever asked
 *   has gone another way meanwhile; a process that stood still for a while would do it nonetheless
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
    const { interview, facts } = decide(before, now);
    if (interview === before && facts.length === 0) return before;
    const after = { ...interview, updatedAt: now, version: before.version + 1 };
    if (!isAwaited()) throw new AppError('timeout', undefined, 'Nobody waits for the change any more');
    if (await interviews.save(before, after, facts)) return after;
  }
  throw new AppError('unavailable', undefined, 'The interview is being changed by too many at once');
}
