import { newId } from '@colloquy/kernel';
import { makeHarness } from '@colloquy/harness';
import { buildApp } from '../src/app';
import { accountProgram } from '../src/cli/program';
import { readConfig } from '../src/config';

export const issuer = 'https://id.example.com';

export async function startAccount() {
  const harness = makeHarness({
    name: 'account',
    grpc: 'colloquy.account.v1.AccountService',
    readConfig,
    buildApp,
    env: { API_KEY_PEPPER: 'k'.repeat(32), OIDC_ISSUER: issuer },
  });
  const running = await harness.start();
  const command = (args: string[], input?: string) => harness.command(accountProgram, args, input);
  return {
    ...running,
    command,
    collection: harness.collection,
    async newUser(options: { accountId?: string; billingType?: string } = {}) {
      const { accountId = newId(), billingType = 'MANUAL' } = options;
      const user = { userId: newId(), email: 'ann@example.com', fullName: 'Ann Lee', subject: newId() };
      await command(
        ['provision'],
        JSON.stringify({ accounts: [{ accountId, name: 'Norlund', billingType, users: [user] }] }),
      );
      return { ...user, accountId, principal: { accountId, userId: user.userId, via: 'bearer' as const } };
    },
    stop: harness.stop,
  };
}

export type RunningAccount = Awaited<ReturnType<typeof startAccount>>;
