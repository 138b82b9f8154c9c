import type { Principal } from '@colloquy/auth';
import type { ApiKeyView, CreatedApiKeyView, CurrentUserView, MemberView } from '@colloquy/contracts';
import type { Account, Member, User } from '../domain/account';
import type { ApiKey } from '../domain/api-key';

export function presentApiKey(apiKey: ApiKey): ApiKeyView {
  return {
    id: apiKey.id,
    name: apiKey.name,
    maskedKey: `${apiKey.prefix}…`,
    prefix: apiKey.prefix,
    createdAt: apiKey.createdAt.toISOString(),
    revokedAt: apiKey.revokedAt?.toISOString() ?? null,
  };
}

export function presentCreatedApiKey({
  id,
  name,
  key,
  createdAt,
}: ApiKey & { key: string }): CreatedApiKeyView {
  return { id, name, key, createdAt: createdAt.toISOString() };
}

export const presentMember = ({ createdAt, ...member }: Member): MemberView => ({
  ...member,
  createdAt: createdAt.toISOString(),
});

/** The role belongs to the credential: an API key of a viewer's account may write. */
export function presentCurrentUser(
  { user, account }: { user: User; account: Account },
  { role = 'administrator' }: Principal,
): CurrentUserView {
  return {
    role,
    user: {
      id: user.id,
      fullName: user.fullName,
      accountId: user.accountId,
      createdAt: user.createdAt.toISOString(),
    },
    account: {
      id: account.id,
      name: account.name,
      status: account.status,
      billingType: account.billingType,
    },
  };
}
