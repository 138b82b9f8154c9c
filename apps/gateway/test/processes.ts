import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { bundle } from '@colloquy/harness';
import { newId } from '@colloquy/kernel';
import { eventually, freePort } from '@colloquy/testing';
import mongoose from 'mongoose';
import { startService } from './harness';
import { audience, startProvider } from './tokens';

const apps = path.resolve(__dirname, '../..');

export interface RunningProcess {
  url: string;
  grpcAddress: string;
  child: ChildProcess;
}

/**
 * Builds and starts two account services on one database and two gateways, each in its own process. The gateways look
 * identities up in the first account service and forward requests to the second.
 */
export async function startTwoOfEach() {
  const programs = bundle({
    account: path.join(apps, 'account/src/main.ts'),
    cli: path.join(apps, 'account/src/cli.ts'),
    gateway: path.join(apps, 'gateway/src/main.ts'),
  });
  const provider = await startProvider();
  const interviews = await startService('interview');
  const database = `test_revocation_${newId().slice(0, 8)}`;
  const children: ChildProcess[] = [];
  const common = {
    PATH: process.env['PATH'],
    HOST: '127.0.0.1',
    RABBITMQ_URL: 'amqp://127.0.0.1:9', // nothing listens there: the broker is always down
    MONGODB_URI: process.env['MONGODB_URI'],
    MONGODB_DATABASE: database,
    API_KEY_PEPPER: 'k'.repeat(32),
    PRINCIPAL_SECRET: 'p'.repeat(32),
    SERVICE_SECRET: 's'.repeat(32),
    OIDC_ISSUER: provider.issuer,
    OIDC_AUDIENCE: audience,
  };

  async function start(program: string, env: Record<string, string>): Promise<RunningProcess> {
    const [port, grpcPort] = [await freePort(), await freePort()];
    const child = spawn(process.execPath, [programs.fileOf(program)], {
      env: { ...common, ...env, PORT: String(port), GRPC_PORT: String(grpcPort), LOG_LEVEL: 'error' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    children.push(child);
    const url = `http://127.0.0.1:${port}`;
    await eventually(async () => expect((await fetch(`${url}/readyz`)).ok).toBe(true));
    return { url, grpcAddress: `127.0.0.1:${grpcPort}`, child };
  }

  const accounts = await Promise.all([start('account', {}), start('account', {})] as const);
  const startGateway = () =>
    start('gateway', {
      BASE_URL: 'http://api.example.test',
      ACCOUNT_GRPC: accounts[0].grpcAddress,
      ACCOUNT_URL: accounts[1].url,
      ...Object.fromEntries(
        ['INTERVIEW_URL', 'AGENT_URL', 'BILLING_URL'].map((name) => [
          name,
          `http://127.0.0.1:${interviews.port}`,
        ]),
      ),
      RATE_LIMIT_PRINCIPAL_PER_MINUTE: '100000',
      RATE_LIMIT_ADDRESS_PER_MINUTE: '100000',
    });
  const gateways = await Promise.all([startGateway(), startGateway()] as const);

  return {
    accounts,
    gateways,
    provider,
    /** Runs an administrator's command in its own process and returns its output. */
    async command(args: string[], input = ''): Promise<string> {
      const child = spawn(process.execPath, [programs.fileOf('cli'), ...args], {
        env: common,
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      child.stdin.end(input);
      const [printed, [exitCode]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
      if (exitCode !== 0) throw new Error(`account ${args[0]} failed`);
      return printed.trim();
    },
    async cleanUp() {
      for (const child of children) child.kill('SIGKILL');
      await Promise.all([provider.stop(), interviews.stop()]);
      const connection = await mongoose
        .createConnection(common.MONGODB_URI ?? '', { dbName: database })
        .asPromise();
      await connection.dropDatabase();
      await connection.close();
      programs.remove();
    },
  };
}
