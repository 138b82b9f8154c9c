import type { AccountStatus } from '@colloquy/contracts';
import { AppError, type UntilAnswersExpire } from '@colloquy/kernel';
import type { DirectoryAdministration } from '../domain/ports';

export function makeSetStatus(deps: {
  directory: DirectoryAdministration;
  untilAnswersExpire: UntilAnswersExpire;
}) {
  const { directory, untilAnswersExpire } = deps;

  /** Resolves when the new status is in effect at every gateway. @throws AppError `not-found` */
  return async function setStatus(accountId: string, status: AccountStatus): Promise<void> {
    if (!(await directory.setStatus(accountId, status))) {
      throw new AppError('not-found', undefined, `No account ${accountId}`);
    }
    await untilAnswersExpire();
  };
}
