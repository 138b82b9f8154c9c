import { makeCreateApiKey } from './create-api-key';
import type { Deps } from './deps';
import { makeReadCurrentUser } from './read-current-user';
import { makeRenameApiKey } from './rename-api-key';
import { makeResolveUser } from './resolve-user';
import { makeRevokeApiKey } from './revoke-api-key';
import { makeVerifyApiKey } from './verify-api-key';

export function makeUseCases(deps: Deps) {
  return {
    listApiKeys: deps.apiKeys.list,
    createApiKey: makeCreateApiKey(deps),
    renameApiKey: makeRenameApiKey(deps),
    revokeApiKey: makeRevokeApiKey(deps),
    readCurrentUser: makeReadCurrentUser(deps),
    listMembers: deps.directory.members,
    // for the gateway, which checks the status of the account
    verifyApiKey: makeVerifyApiKey(deps),
    resolveUser: makeResolveUser(deps),
  };
}

export type UseCases = ReturnType<typeof makeUseCases>;
