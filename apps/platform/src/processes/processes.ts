import { spawn } from 'node:child_process';
import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson, writeJson } from '../files.ts';
import { until } from '../wait.ts';
import type { Log } from '../screen/progress.ts';

/** Identifies a process even if the kernel reuses its pid. */
export interface ProcessId {
  pid: number;
  /** Clock ticks since boot, from /proc. */
  startTime: string;
}

export interface Recipe {
  name: string;
  command: string;
  args: string[];
  /** Value for `nice`; default 0. */
  niceness?: number;
  env: Record<string, string>;
  cwd: string;
  logFile: string;
}

export interface Child extends ProcessId {
  exited: Promise<string>;
  hasExited(): boolean;
  output(): string;
}

/** Returns the fields of `/proc/<pid>/stat` from the state on; none if there is no such process, or `<pid>/task/<thread>`. */
export function statOf(pid: number | string): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' '); // the command name in parentheses may hold anything
  } catch {
    return [];
  }
}

/** Returns the start time of a process; undefined if no process, or only a zombie, has this pid. */
export function startTimeOf(pid: number): string | undefined {
  const fields = statOf(pid);
  return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
}

export const isRunning = ({ pid, startTime }: ProcessId) => startTimeOf(pid) === startTime;

/**
 * Starts a process that Ctrl-C does not reach. `<runDir>/<name>.json` records recipe and id, for a sweep after a crash.
 */
export function startProcess(runDir: string, recipe: Recipe): Child {
  const { name, command, args, niceness = 0, env, cwd, logFile } = recipe;
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'a', 0o600);
  const logBegin = fstatSync(log).size;
  const child = spawn('nice', ['-n', String(niceness), command, ...args], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let ended = false;
  const exited = new Promise<string>((resolve) => {
    const finish = (why: string) => {
      ended = true;
      resolve(why);
    };
    child.once('exit', (code, signal) => finish(signal ? `signal ${signal}` : `exit code ${code}`));
    child.once('error', (error) => finish(error.message));
  });
  const id = { pid: child.pid ?? 0, startTime: startTimeOf(child.pid ?? 0) ?? '' };
  writeJson(join(runDir, `${name}.json`), { ...id, ...recipe });
  return { ...id, exited, hasExited: () => ended, output: () => endOfLog(logFile, logBegin) };
}

interface Ending extends ProcessId {
  name?: string;
  exited?: Promise<string>;
}

interface EndOptions {
  graceMs?: number;
  signal?: NodeJS.Signals;
  log?: Log;
}

/** Terminates a process and waits; kills it after `graceMs`. Threads of a child may outlive its entry in /proc. */
export async function endProcess(id: Ending, { graceMs = 25_000, signal = 'SIGTERM', log }: EndOptions = {}) {
  const gone = () => !isRunning(id);
  if (!gone()) signalTo(id, signal);
  try {
    await until(gone, 'end', { timeoutMs: graceMs, everyMs: 20 });
  } catch {
    log?.(`${id.name ?? id.pid} did not stop within ${graceMs / 1000} s: killed`);
    signalTo(id, 'SIGKILL');
    await until(gone, `end of process ${id.pid}`, { timeoutMs: 5000, everyMs: 20 });
  }
  await id.exited;
}

function signalTo(id: ProcessId, signal: NodeJS.Signals) {
  if (!isRunning(id)) return;
  try {
    process.kill(id.pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export function recordedProcesses(runDir: string): (ProcessId & { name: string })[] {
  if (!existsSync(runDir)) return [];
  const files = readdirSync(runDir).filter((file) => file.endsWith('.json'));
  const known = files.map((file) => readJson(join(runDir, file)));
  return known.filter((entry) => typeof entry?.pid === 'number' && entry.startTime && isRunning(entry));
}

function endOfLog(logFile: string, beginBytes: number) {
  const text = readFileSync(logFile).subarray(beginBytes).toString().trim();
  return text.split('\n').slice(-12).join('\n');
}
