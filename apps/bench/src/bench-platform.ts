import { join } from 'node:path';
import { readJson } from '../../platform/src/files.ts';
import { readPlatformFile, type PlatformDescription } from '../../platform/src/platform-file.ts';
import { freePort } from '../../platform/src/ports.ts';
import { endAll } from '../../platform/src/processes/sweep.ts';
import { supervise } from '../../platform/src/processes/supervise.ts';
import { processTreeOf, type Groups } from './cpu.ts';
import type { Progress } from '../../platform/src/screen/progress.ts';

/** Rate limits that one client does not reach, and time-outs longer than an expert waits. */
export const platformSettings = {
  RATE_LIMIT_PRINCIPAL_PER_MINUTE: '1000000000',
  MAX_CONNECTIONS_PER_ADDRESS: '5000',
  SILENCE_PROMPT_MS: '900000',
  GRACE_MS: '900000',
};

export interface Platform extends PlatformDescription {
  dataDir: string;
  database: number[];
  broker: number[];
}

interface RunOptions {
  dataDir: string;
  progress: Progress;
  signal: AbortSignal;
  environment: Record<string, string>;
}

/** Runs `work` on a new, empty platform. */
export async function onOwnPlatform<T>(
  { dataDir, progress, signal, environment }: RunOptions,
  work: (platform: Platform) => Promise<T>,
): Promise<T> {
  Object.assign(process.env, platformSettings, environment);
  // a shared server would be filled with test data, and its CPU time would be unknown
  delete process.env.RABBITMQ_URL;
  delete process.env.MONGODB_URI;
  await endAll(dataDir, progress.note);
  const done = new AbortController();
  const options = { dataDir, port: await freePort(), appPort: await freePort(), replicas: 1, detach: false };
  let running: Promise<void> = Promise.resolve();
  const ready = new Promise<void>((resolve) => {
    running = supervise({
      options: { ...options, fresh: true, mongod: false },
      progress,
      signal: AbortSignal.any([signal, done.signal]),
      onReady: () => resolve(),
    });
  });
  try {
    await Promise.race([ready, running]);
    signal.throwIfAborted();
    return await Promise.race([work(describe(dataDir)), interrupted(signal)]);
  } finally {
    done.abort();
    await running;
  }
}

function describe(dataDir: string): Platform {
  const description = readPlatformFile(dataDir);
  if (!description) throw new Error('The platform has ended');
  const familyFrom = (name: string) => {
    const pid = readJson(join(dataDir, 'run', `${name}.json`))?.pid;
    return pid === undefined ? [] : processTreeOf(pid);
  };
  return {
    ...description,
    dataDir,
    database: familyFrom('mongodb'),
    broker: familyFrom('rabbitmq'),
  };
}

function interrupted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Interrupted')), { once: true });
  });
}

export function groupsOf({ services, database, broker }: Platform): Groups {
  const own = services.filter(({ name }) => name !== 'line').map(({ name, pid }) => [name, [pid]] as const);
  return { ...Object.fromEntries(own), database, broker };
}
