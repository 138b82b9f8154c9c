import { AppError } from '@colloquy/kernel';
import type { Owner } from '../domain/account';
import type { ApiKey } from '../domain/api-key';
import type { Deps } from './deps';

export const makeRenameApiKey =
  ({ apiKeys }: Pick<Deps, 'apiKeys'>) =>
  async (owner: Owner, keyId: string, name: string): Promise<ApiKey> => {
    const renamed = await apiKeys.rename(owner, keyId, name);
    if (!renamed) throw new AppError('not-found', undefined, 'No such API key');
    return renamed;
  };
