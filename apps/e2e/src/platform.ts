import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isFree } from '@colloquy/testing';

const root = path.resolve(__dirname, '../../..');

export interface PlatformFile {
  baseUrl: string;
  appUrl: string;
  amqpUrl: string;
  exchange: string;
  mongodbUri: string;
  issuer: string;
  services: { name: string; pid: number; httpUrl: string; grpcAddress?: string; logFile: string }[];
  accounts: {
    name: string;
    accountId: string;
    apiKey: string;
    users: { userId: string; email: string; role: string; password: string; bearerToken: string }[];
  }[];
}

export interface Platform {
  /** Reads the file again: process ids change when a service restarts. */
  file(): PlatformFile;
  dataDir: string;
  warnings(): string[];
  /** Runs a command of the platform. @throws Error with its output if the command fails */
  script(name: string, ...args: string[]): Promise<string>;
  stop(): Promise<void>;
}

export async function startPlatform(settings: Record<string, string> = {}): Promise<Platform> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'colloquy-e2e-'));
  const env = { PORT_RANGE: `${ports.first}-${ports.first + ports.count - 1}`, ...settings };
  const script = (name: string, ...args: string[]) =>
    run(path.join(root, 'apps/platform/run.mjs'), [name, ...args, '--data-dir', dataDir], env);
  const stop = async () => {
    await script('stop');
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await script('start', '--detach', '--port', String(await freePortPair()));
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
  return {
    dataDir,
    script,
    stop,
    warnings: () => warningsIn(path.join(dataDir, 'logs')),
    file: () => JSON.parse(readFileSync(path.join(dataDir, 'platform.json'), 'utf8')) as PlatformFile,
  };
}

function warningsIn(directory: string): string[] {
  return readdirSync(directory).flatMap((name) =>
    readFileSync(path.join(directory, name), 'utf8')
      .split('\n')
      .filter((line) => /"level":"(warn|error)"/.test(line))
      .slice(-5)
      .map((line) => line.slice(0, 500)),
  );
}

function run(file: string, args: string[], settings: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [file, ...args],
      { cwd: root, env: { ...process.env, ...settings }, maxBuffer: 32 * 1024 * 1024 },
      (error, stdout, stderr) => {
        if (error) reject(new Error(`${path.basename(file)} failed\n${stdout}\n${stderr}`));
        else resolve(stdout);
      },
    );
  });
}

/** Test files of different workers start platforms at the same time, so each worker has its own ports. */
const ports = { first: 12_000 + 8_000 * ((Number(process.env.JEST_WORKER_ID ?? 1) - 1) % 2), count: 8_000 };

/** Finds a free port whose successor is free too; the join page uses the successor. */
async function freePortPair(): Promise<number> {
  for (;;) {
    const port = ports.first + Math.floor(Math.random() * (ports.count - 1));
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}
