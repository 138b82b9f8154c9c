import { AppError } from '@colloquy/kernel';
import type { Owner } from '../domain/account';
import type { Deps } from './deps';

/** Resolves when every gateway refuses the key, even in a repeated call. @throws AppError `not-found` */
export const makeRevokeApiKey =
  ({ apiKeys, clock, untilAnswersExpire }: Pick<Deps, 'apiKeys' | 'clock' | 'untilAnswersExpire'>) =>
  async (owner: Owner, keyId: string): Promise<void> => {
    const found = await apiKeys.revoke(owner, keyId, clock.now());
    if (!found) throw new AppError('not-found', undefined, 'No such API key');
    await untilAnswersExpire();
  };
