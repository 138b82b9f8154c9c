import { readdirSync, readFileSync } from 'node:fs';
import { statOf } from '../../platform/src/processes/processes.ts';

/** Unit of the CPU time in /proc, milliseconds. */
const tickMs = 10;

export type Groups = Record<string, readonly number[]>;

export type CpuMs = Record<string, number>;

export interface MachineLoad {
  busy: number;
  /** Share that the host gave to other machines while a process here was ready to run. */
  stolen: number;
}

function usageOf(pid: number | string): { parent: number; ms: number } {
  const fields = statOf(pid);
  return { parent: Number(fields[1]), ms: (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * tickMs };
}

/** Returns a process and its descendants: a server may run behind a shell script. */
export function processTreeOf(pid: number): number[] {
  const family = [pid];
  const others = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: usageOf(Number(name)).parent }));
  for (const member of family) {
    family.push(...others.filter(({ parent }) => parent === member).map((child) => child.pid));
  }
  return family;
}

export function cpuOf(groups: Groups): CpuMs {
  return mapValues(groups, (pids) => pids.reduce((sum, pid) => sum + usageOf(pid).ms, 0));
}

/** Tasks of the threads of a Node process, by thread name in /proc. */
const threadKinds: Readonly<Record<string, string>> = {
  MainThread: 'event loop',
  'libuv-worker': 'thread pool',
  V8Worker: 'garbage collection and compilation',
};

/** Returns the CPU time of the threads of processes by kind of thread; threads that have ended are missing. */
export function cpuByThread(pids: readonly number[]): CpuMs {
  const cpuMs: CpuMs = {};
  for (const pid of pids) {
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const name = readFileSync(`/proc/${pid}/task/${thread}/comm`, 'utf8').trim();
      const kind = threadKinds[name] ?? 'other threads';
      cpuMs[kind] = (cpuMs[kind] ?? 0) + usageOf(`${pid}/task/${thread}`).ms;
    }
  }
  return cpuMs;
}

function ticksOfMachine(): MachineLoad & { all: number } {
  const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
  const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, irq = 0, softirq = 0, stolen = 0] = first
    .split(/\s+/)
    .slice(1)
    .map(Number);
  const busy = user + nice + system + irq + softirq;
  return { all: busy + idle + waiting + stolen, busy, stolen };
}

export async function machineDuring<T>(work: () => Promise<T>): Promise<{ result: T; machine: MachineLoad }> {
  const before = ticksOfMachine();
  const result = await work();
  const after = ticksOfMachine();
  const share = (kind: keyof MachineLoad) =>
    (after[kind] - before[kind]) / Math.max(1, after.all - before.all);
  return { result, machine: { busy: share('busy'), stolen: share('stolen') } };
}

export async function idleRates(groups: Groups, forMs: number) {
  const { cpuMs, wallMs } = await measureCpu(groups, {}, () => new Promise((go) => setTimeout(go, forMs)));
  return mapValues(cpuMs, (ms) => (ms / wallMs) * 1000);
}

/** Measures the CPU time that work costs each group, less its use at rest (see {@link idleRates}). */
export async function measureCpu<T>(groups: Groups, idle: CpuMs, work: () => Promise<T>) {
  const before = cpuOf(groups);
  const begun = performance.now();
  const result = await work();
  const wallMs = performance.now() - begun;
  const after = cpuOf(groups);
  const cpuMs = mapValues(groups, (_pids, name) => {
    const used = (after[name] ?? 0) - (before[name] ?? 0);
    return Math.max(0, used - ((idle[name] ?? 0) * wallMs) / 1000);
  });
  return { result, wallMs, cpuMs };
}

export function mapValues<T, U>(
  record: Record<string, T>,
  to: (value: T, name: string) => U,
): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value, name)]));
}
