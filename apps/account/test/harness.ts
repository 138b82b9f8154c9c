import { Readable } from 'node:stream';
import { makePrincipalTokens, makeServiceTokens, type Principal, principalHeader } from '@colloquy/auth';
import { makeGrpcClient } from '@colloquy/grpc';
import { newId } from '@colloquy/kernel';
import mongoose from 'mongoose';
import { buildApp } from '../src/app';
import { accountProgram } from '../src/cli/program';
import { readConfig } from '../src/config';

export const issuer = 'https://id.example.com';

/** The account service on a database of its own, with what a test needs to see and to do. */
export async function startAccount() {
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    MONGODB_DATABASE: `test_account_${newId().slice(0, 8)}`,
    PRINCIPAL_SECRET: 'p'.repeat(32),
    SERVICE_SECRET: 's'.repeat(32),
    API_KEY_PEPPER: 'k'.repeat(32),
    OIDC_ISSUER: issuer,
  };
  const config = { ...readConfig(env), port: 0, grpcPort: 0 };
  const app = buildApp(config);
  await app.start();
  const database = await mongoose
    .createConnection(config.mongo.uri, { dbName: config.mongo.database })
    .asPromise();
  const principals = makePrincipalTokens(config.principalSecret);
  const services = makeServiceTokens(config.serviceSecret);
  const sign = (audience: string) => services.sign({ service: 'gateway' }, audience);
  const connect = (token: () => string) =>
    makeGrpcClient('colloquy.account.v1.AccountService', {
      addresses: [`127.0.0.1:${app.grpcPort()}`],
      token,
    });
  const grpc = connect(() => sign('account'));
  const base = `http://127.0.0.1:${app.httpPort()}`;

  async function command(args: string[], input = ''): Promise<string> {
    const printed: string[] = [];
    const terminal = { env, stdin: Readable.from([input]), print: (line: string) => printed.push(line) };
    const program = accountProgram(terminal);
    for (const each of [program, ...program.commands]) {
      each.exitOverride().configureOutput({ writeErr: () => undefined });
    }
    await program.parseAsync(args, { from: 'user' });
    return printed.join('\n');
  }

  return {
    url: base,
    grpc,
    connect,
    command,
    collection: (name: string) => database.collection<Record<string, unknown> & { _id: string }>(name),
    async call(principal: Principal | undefined, method: string, path: string, body?: unknown) {
      const response = await fetch(base + path, {
        method,
        headers: {
          ...(principal ? { [principalHeader]: principals.sign(principal, 'account') } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const answer = await response.text();
      return { status: response.status, body: answer === '' ? undefined : JSON.parse(answer) };
    },
    /** An account with one user, who comes with a token. */
    async newUser(options: { accountId?: string; billingType?: string } = {}) {
      const { accountId = newId(), billingType = 'MANUAL' } = options;
      const user = { userId: newId(), email: 'ann@example.com', fullName: 'Ann Lee', subject: newId() };
      await command(
        ['provision'],
        JSON.stringify({ accounts: [{ accountId, name: 'Norlund', billingType, users: [user] }] }),
      );
      return { ...user, accountId, principal: { accountId, userId: user.userId, via: 'bearer' as const } };
    },
    async stop() {
      grpc.close();
      await app.stop();
      await database.dropDatabase();
      await database.close();
    },
  };
}

/** See {@link startAccount}. */
export type RunningAccount = Awaited<ReturnType<typeof startAccount>>;
