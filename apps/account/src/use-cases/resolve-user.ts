import { AppError } from '@colloquy/kernel';
import type { Identity } from '../domain/account';
import type { Deps } from './deps';

/** @throws AppError `unauthenticated` if no user has the subject */
export const makeResolveUser =
  ({ directory }: Pick<Deps, 'directory'>) =>
  async (token: { issuer: string; subject: string }): Promise<Identity> => {
    const identity = await directory.findBySubject(token);
    if (!identity) throw new AppError('unauthenticated', undefined, 'Unknown user');
    return identity;
  };
