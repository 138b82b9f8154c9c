import { execFileSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem } from 'node:os';
import { root } from '../../platform/src/root.ts';

export interface Machine {
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
}

export function describeMachine(versions: Pick<Machine, 'mongodb' | 'rabbitmq'>): Machine {
  return {
    date: new Date().toISOString(),
    cpu: cpus()[0]?.model.trim() || 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `Linux ${release()}`,
    node: process.version,
    commit: commit(),
    ...versions,
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
