import { type Invitation, type InvitationFields, invitationOf, toInvitation } from '../domain/invitation';
import type { Interview } from '../domain/interview';
import type { Deps } from './deps';

type InvitationDeps = Pick<Deps, 'invitations'>;

export const makeReadAccountInvitation =
  ({ invitations }: InvitationDeps) =>
  async (accountId: string): Promise<Invitation> =>
    (await invitations.find(accountId)) ?? {};

export const makeReplaceAccountInvitation =
  ({ invitations }: InvitationDeps) =>
  async (accountId: string, fields: InvitationFields): Promise<Invitation> => {
    const invitation = toInvitation(fields);
    await invitations.replace(accountId, invitation);
    return invitation;
  };

/** Reads the invitation of an interview, merged with the default invitation. */
export const invitationFor = async (
  { invitations }: InvitationDeps,
  interview: Interview,
): Promise<Invitation> => invitationOf(interview, await invitations.find(interview.accountId));
