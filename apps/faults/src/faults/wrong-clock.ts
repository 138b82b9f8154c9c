import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readJson } from '../../../platform/src/files.ts';
import {
  endProcess,
  recordedProcesses,
  startProcess,
  type Child,
} from '../../../platform/src/processes/processes.ts';
import { serviceNames } from '../platform.ts';
import type { Fault } from '../fault.ts';
import type { TestPlatform } from '../platform.ts';

/** Clock errors of the replicas, in rotation, milliseconds. */
const off = [10 * 60_000, -10 * 60_000];
const wrongMs = 20_000;

const preload = new URL('shifted-clock.ts', import.meta.url).href;

export const wrongClock: Fault = {
  name: 'clock:<service>',
  targets: serviceNames,
  summary: `the clock of one process is 10 minutes ahead and that of the other 10 minutes behind, for ${wrongMs / 1000} s`,
  allowed: 'no failure',
  async inject({ platform, target }) {
    const names = platform.replicasOf(target);
    const wrong: Child[] = [];
    try {
      for (const [index, name] of names.entries()) {
        wrong.push(await startWrong(platform, name, off[index % off.length] ?? 0));
      }
      await pause(wrongMs);
    } finally {
      for (const [index, name] of names.entries()) {
        const child = wrong[index];
        if (child) await endProcess(child);
        await platform.restart(name, false);
      }
    }
  },
};

async function startWrong({ dataDir, untilReady }: TestPlatform, name: string, ms: number) {
  const runDir = join(dataDir, 'run');
  const right = recordedProcesses(runDir).find((process) => process.name === name);
  if (right) await endProcess(right);
  const { command, args, cwd, logFile, env } = readJson(join(runDir, `${name}.json`));
  const wrong = { ...env, NODE_OPTIONS: `--import ${preload}`, CLOCK_OFF_MS: String(ms) };
  const child = startProcess(runDir, { name, command, args, cwd, logFile, env: wrong });
  await untilReady(name);
  return child;
}
