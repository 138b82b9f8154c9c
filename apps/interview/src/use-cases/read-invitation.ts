import { type Invitation, invitationOf } from '../domain/invitation';
import type { Interview } from '../domain/interview';
import type { Deps } from './deps';

type InvitationDeps = Pick<Deps, 'invitations'>;

export const makeReadAccountInvitation =
  ({ invitations }: InvitationDeps) =>
  async (accountId: string): Promise<Invitation> =>
    (await invitations.find(accountId)) ?? {};

export const invitationFor = async (
  { invitations }: InvitationDeps,
  interview: Interview,
): Promise<Invitation> => invitationOf(interview, await invitations.find(interview.accountId));
