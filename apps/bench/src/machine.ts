import { execFileSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem } from 'node:os';
import { root } from '../../platform/src/options.ts';

/**
 * What the numbers were measured on.
 */
export type Machine = {
  date: string;
  cpu: string;
  cores: number;
  memoryGb: number;
  system: string;
  node: string;
  commit: string;
  mongodb: string;
  rabbitmq: string;
  loadAverage: number;
};
/** @param servers their versions */
export function describeMachine(servers: { mongodb: string; rabbitmq: string }): Machine {
  return {
    date: new Date().toISOString(),
    cpu: cpus()[0]?.model.trim() || 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `Linux ${release()}`,
    node: process.version,
    commit: commit(),
    ...servers,
    loadAverage: loadavg()[0] ?? 0,
  };
}

function commit() {
  try {
    const output = execFileSync('git', ['describe', '--always', '--dirty'], { cwd: root, stdio: 'pipe' });
    return output.toString().trim();
  } catch {
    return 'unknown';
  }
}
