import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { requestRestart } from '../../platform/src/processes/control.ts';
import { readPlatformFile, type PlatformDescription } from '../../platform/src/platform-file.ts';
import { root } from '../../platform/src/root.ts';
import { freePort, isBlocked, portIsFree } from '../../platform/src/ports.ts';
import { Problem } from '../../platform/src/screen/problem.ts';
import { endProcess, recordedProcesses } from '../../platform/src/processes/processes.ts';
import { services } from '../../platform/src/processes/services.ts';
import { until } from '../../platform/src/wait.ts';

export const serviceNames = Object.keys(services);

export interface TestPlatform {
  dataDir: string;
  description(): PlatformDescription;
  replicasOf(service: string): string[];
  restart(name: string, kill: boolean): Promise<void>;
  untilReady(name: string): Promise<void>;
  pidOf(name: string): number;
  signal(name: string, signal: NodeJS.Signals): void;
  /** Kills processes at once and waits for their end. They stay down until {@link TestPlatform.restart}. */
  kill(names: string[]): Promise<void>;
  stop(keep: boolean): Promise<void>;
}

interface PlatformOptions {
  replicas: number;
  show(text: string): void;
}

/** Limit of one attempt at a notification, milliseconds. */
export const attemptLimitMs = 3000;

/** The rate limit must admit the load, and an interrupted attempt must be closed within a run. */
const settings = {
  RATE_LIMIT_PRINCIPAL_PER_MINUTE: '1000000',
  RATE_LIMIT_ADDRESS_PER_MINUTE: '1000000',
  MAX_CONNECTIONS_PER_ADDRESS: '5000',
  WEBHOOK_TIMEOUT_MS: String(attemptLimitMs),
};

/** Most attempts at a restart, because a search for a free port may take the needed port for a moment. */
const startTries = 5;
const startPauseMs = 1000;

export async function startTestPlatform({ replicas, show }: PlatformOptions): Promise<TestPlatform> {
  const dataDir = mkdtempSync(join(tmpdir(), 'colloquy-faults-'));
  const script = (name: string, ...args: string[]) => run(name, [...args, '--data-dir', dataDir], show);
  const stop = async (keep: boolean) => {
    await script('stop');
    if (!keep) rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await script('start', '--detach', '--port', String(await freePorts()), '--replicas', String(replicas));
  } catch (error) {
    await stop(false).catch(() => undefined);
    throw error;
  }
  const description = (): PlatformDescription => {
    const found = readPlatformFile(dataDir);
    if (!found) throw new Problem('The platform under test has ended.');
    return found;
  };
  const running = (name: string) => {
    const found = recordedProcesses(join(dataDir, 'run')).find((process) => process.name === name);
    if (!found) throw new Problem(`There is no process ${name}.`);
    return found;
  };
  return {
    dataDir,
    description,
    replicasOf: (service) =>
      description()
        .services.map(({ name }) => name)
        .filter((name) => name === service || name.startsWith(`${service}-`)),
    async restart(name, kill) {
      for (let tries = 1; ; tries += 1) {
        const answer = await requestRestart(dataDir, { name, kill });
        if (answer?.ok) return;
        if (!answer) throw new Problem('The platform under test has ended.');
        if (tries === startTries) throw new Problem(answer.message);
        await pause(startPauseMs);
      }
    },
    async untilReady(name) {
      const { httpUrl } = description().services.find((service) => service.name === name) ?? {};
      const isReady = () =>
        fetch(`${httpUrl}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
          ({ ok }) => ok,
          () => false,
        );
      await until(isReady, `${name} ready`, { timeoutMs: 60_000, everyMs: 100 });
    },
    pidOf: (name) => running(name).pid,
    signal: (name, signal) => void process.kill(running(name).pid, signal),
    async kill(names) {
      await Promise.all(names.map(running).map((id) => endProcess(id, { signal: 'SIGKILL' })));
    },
    stop,
  };
}

function run(name: string, args: string[], show: PlatformOptions['show']): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'apps/platform/run.mjs'), name, ...args], {
    cwd: root,
    env: withoutBackends({ ...process.env, ...settings }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      show(text);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Problem(`${name} failed:\n${output.slice(-4000)}`)),
    );
  });
}

/** Removes the servers that the environment names, because the suite kills only private servers. */
function withoutBackends(env: NodeJS.ProcessEnv) {
  const backends = ['RABBITMQ_URL', 'MONGODB_URI'];
  return Object.fromEntries(Object.entries(env).filter(([name]) => !backends.includes(name)));
}

async function freePorts() {
  for (;;) {
    const port = await freePort();
    if (!isBlocked(port + 1) && (await portIsFree(port + 1))) return port;
  }
}
