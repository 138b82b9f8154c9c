import { join } from 'node:path';
import { demoAccounts, demoUsersOf } from './demo-accounts.ts';
import { readJson, searchPath, writeJson } from '../files.ts';
import { root } from '../root.ts';
import { freePortPreferring } from '../ports.ts';
import { audience } from '../processes/services.ts';
import type { DemoCredentials } from './secrets.ts';

/** Plans the OpenID provider. Its address stays the same unless another process took the port. */
export async function planIdentityProvider(dataDir: string, credentials: DemoCredentials, baseUrl: string) {
  const settings = join(dataDir, 'identity', 'settings.json');
  const port = await freePortPreferring(readJson(settings)?.port);
  writeJson(settings, { port });
  const issuer = `http://127.0.0.1:${port}`;
  const users = demoAccounts.flatMap(demoUsersOf).map((user) => ({
    ...user,
    roles: [`colloquy-${user.role}`],
    password: credentials[user.credentials]?.password,
  }));
  return {
    issuer,
    readyUrl: `${issuer}/.well-known/openid-configuration`,
    recipe: {
      name: 'identity-provider',
      command: process.execPath,
      args: ['apps/platform/src/accounts/identity-provider.ts'],
      env: {
        PATH: searchPath,
        NODE_ENV: 'production',
        PORT: String(port),
        ISSUER: issuer,
        AUDIENCE: audience,
        JWKS_FILE: join(dataDir, 'identity', 'keys.json'),
        USERS: JSON.stringify(users),
        BASE_URL: baseUrl,
      },
      cwd: root,
      logFile: join(dataDir, 'logs', 'identity-provider.log'),
    },
  };
}

export type IdentityProvider = Awaited<ReturnType<typeof planIdentityProvider>>;
