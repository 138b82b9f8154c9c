import { type Invitation, type InvitationFields, toInvitation } from '../domain/invitation';
import type { Deps } from './deps';

export const makeReplaceAccountInvitation =
  ({ invitations }: Pick<Deps, 'invitations'>) =>
  async (accountId: string, fields: InvitationFields): Promise<Invitation> => {
    const invitation = toInvitation(fields);
    await invitations.replace(accountId, invitation);
    return invitation;
  };
