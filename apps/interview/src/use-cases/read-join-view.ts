import { AppError } from '@colloquy/kernel';
import type { Interview } from '../domain/interview';
import type { Invitation } from '../domain/invitation';
import { findInterview } from './change-interview';
import type { Deps } from './deps';
import { invitationFor } from './read-invitation';

export interface JoinView {
  interview: Interview;
  invitation: Invitation;
}

export async function interviewOfLink(
  { interviews }: Pick<Deps, 'interviews'>,
  interviewId: string,
): Promise<Interview> {
  const accountId = await interviews.accountOf(interviewId);
  if (!accountId) throw new AppError('not-found', undefined, 'Interview not found');
  return findInterview(interviews, { accountId, interviewId });
}

export const makeReadJoinView =
  (deps: Pick<Deps, 'interviews' | 'invitations'>) =>
  async (interviewId: string): Promise<JoinView> => {
    const interview = await interviewOfLink(deps, interviewId);
    return { interview, invitation: await invitationFor(deps, interview) };
  };
