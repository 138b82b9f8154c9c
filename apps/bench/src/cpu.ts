import { readdirSync, readFileSync } from 'node:fs';

/** What /proc counts CPU time in. */
const tickMs = 10;

export type Groups = Record<string, readonly number[]>;
export type CpuMs = Record<string, number>;

function statOf(pid: number): { parent: number; ms: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the command name in parentheses may hold anything, so count from its end
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), ms: (Number(fields[11]) + Number(fields[12])) * tickMs };
  } catch {
    return undefined;
  }
}

/** A process and all it has started, as a server behind a shell script is. */
export function familyOf(pid: number): number[] {
  const family = [pid];
  const others = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: statOf(Number(name))?.parent }));
  for (const member of family) {
    family.push(...others.filter(({ parent }) => parent === member).map((child) => child.pid));
  }
  return family;
}

/** CPU time, user and system, that each group has used so far. */
export function cpuOf(groups: Groups): CpuMs {
  return mapped(groups, (pids) => pids.reduce((sum, pid) => sum + (statOf(pid)?.ms ?? 0), 0));
}

/**
 * What all cores together have done so far, in ticks: `stolen` is what the host gave to others while a process of this
 * machine was ready to run.
 */
function ticksOfMachine(): { all: number; busy: number; stolen: number } {
  const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
  const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, irq = 0, softirq = 0, stolen = 0] = first
    .split(/\s+/)
    .slice(1)
    .map(Number);
  const busy = user + nice + system + irq + softirq;
  return { all: busy + idle + waiting + stolen, busy, stolen };
}

/** How busy the machine was during a piece of work, whoever caused it: shares of all its cores from 0 to 1. */
export async function machineDuring<T>(work: () => Promise<T>) {
  const before = ticksOfMachine();
  const result = await work();
  const after = ticksOfMachine();
  const share = (kind: 'busy' | 'stolen') =>
    (after[kind] - before[kind]) / Math.max(1, after.all - before.all);
  return { result, machine: { busy: share('busy'), stolen: share('stolen') } };
}

/** What the groups use while nobody asks anything of them, milliseconds of CPU a second. */
export async function idleRates(groups: Groups, forMs: number) {
  const { cpuMs, wallMs } = await measured(groups, {}, () => new Promise((go) => setTimeout(go, forMs)));
  return mapped(cpuMs, (ms) => (ms / wallMs) * 1000);
}

/**
 * The CPU time a piece of work cost each group, without what it would have used anyway.
 * @param idle as {@link idleRates} tells
 */
export async function measured<T>(groups: Groups, idle: CpuMs, work: () => Promise<T>) {
  const before = cpuOf(groups);
  const begun = performance.now();
  const result = await work();
  const wallMs = performance.now() - begun;
  const after = cpuOf(groups);
  const cpuMs = mapped(groups, (_pids, name) => {
    const used = (after[name] ?? 0) - (before[name] ?? 0);
    return Math.max(0, used - ((idle[name] ?? 0) * wallMs) / 1000);
  });
  return { result, wallMs, cpuMs };
}

/** The same record with other values. */
export function mapped<T, U>(
  record: Record<string, T>,
  to: (value: T, name: string) => U,
): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value, name)]));
}
