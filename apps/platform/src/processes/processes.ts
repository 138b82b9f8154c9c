import { spawn } from 'node:child_process';
import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson, writeJson } from '../files.ts';
import { until } from '../wait.ts';
import type { Log } from '../screen/progress.ts';

/** Identifies a process permanently: the kernel may reuse its pid. */
export interface ProcessId {
  pid: number;
  /** Clock ticks since boot, from /proc. */
  startTime: string;
}

export interface Recipe {
  name: string;
  command: string;
  args: string[];
  /** As `nice` takes it; default 0. */
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

/** Returns the start time of a process; undefined if no process, or only a zombie, has this pid. */
export function startTimeOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the command name in parentheses may hold anything, so count from its end; state is then field 0
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

export const isRunning = ({ pid, startTime }: ProcessId) => startTimeOf(pid) === startTime;

/**
 * Starts a process in its own session, so that Ctrl-C does not reach it, and appends its output to the log file.
 * `<runDir>/<name>.json` records its recipe, for people who want to start it by hand, and its id, for a sweep after a
 * crash.
 */
export function start(runDir: string, recipe: Recipe): Child {
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

/**
 * Asks a process to end and waits; ends it by force after `graceMs`. Does nothing if the process is gone.
 * It waits for the exit event of a child, too, whose threads may hold sockets a moment longer than /proc shows it.
 */
export async function end(id: Ending, { graceMs = 25_000, signal = 'SIGTERM', log }: EndOptions = {}) {
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

/** Returns the processes recorded in a run directory that still run. */
export function recorded(runDir: string): (ProcessId & { name: string })[] {
  if (!existsSync(runDir)) return [];
  const files = readdirSync(runDir).filter((file) => file.endsWith('.json'));
  const known = files.map((file) => readJson(join(runDir, file)));
  return known.filter((entry) => typeof entry?.pid === 'number' && entry.startTime && isRunning(entry));
}

function endOfLog(logFile: string, beginBytes: number) {
  const text = readFileSync(logFile).subarray(beginBytes).toString().trim();
  return text.split('\n').slice(-12).join('\n');
}
