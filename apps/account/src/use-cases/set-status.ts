import type { AccountStatus } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import type { DirectoryAdministration, Withdraw } from '../domain/ports';

/** Lets an account work, or stops it. */
export function makeSetStatus(ports: { directory: DirectoryAdministration; withdraw: Withdraw }) {
  const { directory, withdraw } = ports;

  /**
   * Resolves when every gateway acts upon the new status.
   * @throws AppError `not-found`
   */
  return async function setStatus(accountId: string, status: AccountStatus): Promise<void> {
    if (!(await directory.setStatus(accountId, status))) {
      throw new AppError('not-found', undefined, `No account ${accountId}`);
    }
    await withdraw(accountId);
  };
}
