import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { buildSync } from 'esbuild';
import { newId } from '@colloquy/kernel';
import { eventually, freePort } from '@colloquy/testing';
import mongoose from 'mongoose';
import { startService } from './harness';
import { audience, startProvider } from './tokens';

const root = path.join(__dirname, '../../..');

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
  const dir = mkdtempSync(path.join(tmpdir(), 'colloquy-gateway-'));
  build(dir);
  const provider = await startProvider();
  const interviews = await startService('interview');
  const database = `test_revocation_${newId().slice(0, 8)}`;
  const children: ChildProcess[] = [];
  const common = {
    PATH: process.env['PATH'],
    NODE_PATH: path.join(root, 'node_modules'), // the bundles are outside the workspace
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

  async function start(file: string, env: Record<string, string>): Promise<RunningProcess> {
    const [port, grpcPort] = [await freePort(), await freePort()];
    const child = spawn(process.execPath, [path.join(dir, file)], {
      env: { ...common, ...env, PORT: String(port), GRPC_PORT: String(grpcPort), LOG_LEVEL: 'error' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    children.push(child);
    const url = `http://127.0.0.1:${port}`;
    await eventually(async () => expect((await fetch(`${url}/readyz`)).ok).toBe(true), 20_000);
    return { url, grpcAddress: `127.0.0.1:${grpcPort}`, child };
  }

  const accounts = await Promise.all([start('account.js', {}), start('account.js', {})] as const);
  const startGateway = () =>
    start('gateway.js', {
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
      const child = spawn(process.execPath, [path.join(dir, 'cli.js'), ...args], {
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
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

function build(dir: string): void {
  buildSync({
    entryPoints: {
      account: 'apps/account/src/main.ts',
      cli: 'apps/account/src/cli.ts',
      gateway: 'apps/gateway/src/main.ts',
    },
    outdir: dir,
    bundle: true,
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
    tsconfig: path.join(root, 'tsconfig.base.json'),
    absWorkingDir: root,
  });
}
