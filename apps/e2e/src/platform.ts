import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, isFree } from '@colloquy/testing';

const root = path.resolve(__dirname, '../../..');

/** What `platform.json` says of a running platform. */
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
    users: { userId: string; email: string; bearerToken: string }[];
  }[];
}

/** A platform of the tests' own. */
export interface Platform {
  /** As it is now: process ids change when a service is restarted. */
  file(): PlatformFile;
  dataDir: string;
  /** Runs one of the platform's scripts; rejects with its output when it fails. */
  script(name: string, ...args: string[]): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts the one-machine platform in a directory and on ports of its own.
 * @param settings of the services, as their READMEs name them
 */
export async function startPlatform(settings: Record<string, string> = {}): Promise<Platform> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'colloquy-e2e-'));
  const script = (name: string, ...args: string[]) =>
    run(path.join(root, 'apps/platform/run.mjs'), [name, ...args, '--data-dir', dataDir], settings);
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
    file: () => JSON.parse(readFileSync(path.join(dataDir, 'platform.json'), 'utf8')) as PlatformFile,
  };
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

/** A free port whose successor, which the join page takes, is free too. */
async function freePortPair(): Promise<number> {
  for (;;) {
    const port = await freePort();
    if (await isFree(port + 1)) return port;
  }
}
