import { type Invitation, type InvitationFields, invitationOf, toInvitation } from '../domain/invitation';
import type { Interview } from '../domain/interview';
import type { Deps } from './deps';

type InvitationDeps = Pick<Deps, 'invitations'>;

/** Returns what the account tells its experts unless an interview says otherwise. */
export const makeReadAccountInvitation =
  ({ invitations }: InvitationDeps) =>
  async (accountId: string): Promise<Invitation> =>
    (await invitations.find(accountId)) ?? {};

/** Replaces what the account tells its experts, whole. */
export const makeReplaceAccountInvitation =
  ({ invitations }: InvitationDeps) =>
  async (accountId: string, fields: InvitationFields): Promise<Invitation> => {
    const invitation = toInvitation(fields);
    await invitations.replace(accountId, invitation);
    return invitation;
  };

/** Returns what the expert of an interview is told. */
export const invitationFor = async (
  { invitations }: InvitationDeps,
  interview: Interview,
): Promise<Invitation> => invitationOf(interview, await invitations.find(interview.accountId));
