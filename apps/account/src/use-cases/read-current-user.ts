import { AppError } from '@colloquy/kernel';
import type { Account, Owner, User } from '../domain/account';
import type { Deps } from './deps';

/** @throws AppError `unauthenticated` if the user no longer exists */
export const makeReadCurrentUser =
  ({ directory }: Pick<Deps, 'directory'>) =>
  async (owner: Owner): Promise<{ user: User; account: Account }> => {
    const found = await directory.find(owner);
    if (!found) throw new AppError('unauthenticated', undefined, 'Unknown user');
    return found;
  };
