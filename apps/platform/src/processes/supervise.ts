import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { serveControl, type Answer, type RestartRequest } from './control.ts';
import { takeLock } from './lock.ts';
import { startPlatform, type Summary } from '../platform.ts';
import { removePlatformFile } from '../platform-file.ts';
import { Problem } from '../screen/problem.ts';
import { removeShortDir } from './run-dir.ts';
import { endAll } from './sweep.ts';
import type { StartOptions } from '../options.ts';
import type { Progress } from '../screen/progress.ts';

/** Names of all files in a data directory, except the fetched C library. */
const dataNames = [
  'demo-interview.json',
  'identity',
  'logs',
  'media',
  'mongodb',
  'platform.json',
  'rabbitmq',
  'run',
  'secrets.json',
];

interface SuperviseOptions {
  options: StartOptions;
  progress: Progress;
  signal: AbortSignal;
  onReady(summary: Summary): void;
}

/** Runs the platform until `signal` is aborted, then stops every process, also if the start fails half way. */
export async function supervise({ options, progress, signal, onReady }: SuperviseOptions) {
  const { dataDir } = options;
  const log = progress.note;
  const giveUpLock = takeLock(dataDir, `http://127.0.0.1:${options.port}`);
  const closers: (() => void)[] = [];
  const life = new AbortController();
  signal.addEventListener('abort', () => life.abort(new Problem('Stopped before the platform was up.')));
  try {
    removePlatformFile(dataDir);
    if (options.fresh)
      for (const name of dataNames) rmSync(join(dataDir, name), { recursive: true, force: true });
    signal.throwIfAborted();
    const platform = await startPlatform({ options, progress, life });
    closers.push(platform.close);
    const control = await serveControl(dataDir, (request) => restart(platform, progress, request));
    closers.push(control.close);
    onReady(platform.summary);
    await aborted(signal);
  } finally {
    life.abort();
    await progress.step('Stopping', async () => {
      while ((await endAll(dataDir, log)) > 0); // again, because a process may just have been starting
    });
    for (const close of closers) close();
    removePlatformFile(dataDir);
    removeShortDir(dataDir);
    giveUpLock();
  }
}

async function restart(
  { units, describe }: Awaited<ReturnType<typeof startPlatform>>,
  progress: Progress,
  { name, kill }: RestartRequest,
): Promise<Answer> {
  const unit = units.find((candidate) => candidate.name === name);
  if (!unit) {
    const names = units.map((candidate) => candidate.name).join(', ');
    return { ok: false, message: `There is no process ${name}. There are: ${names}.` };
  }
  const begun = performance.now();
  await progress.step(`Restarting ${name}`, () => unit.restart(kill)).finally(describe);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  return { ok: true, message: `${name} runs again (process ${unit.pid()}, ${seconds} s)` };
}

function aborted(signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve());
  });
}
