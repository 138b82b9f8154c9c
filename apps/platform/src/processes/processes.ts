import { spawn } from 'node:child_process';
import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson, writeJson } from '../files.ts';
import { until } from '../wait.ts';

/**
 * A process for certain: a pid alone may have been given to somebody else meanwhile. `startTime` is in clock
 * ticks since boot, as /proc says it.
 */
export type ProcessId = { pid: number; startTime: string };

export type Recipe = {
  name: string;
  command: string;
  args: string[];
  env: Record<string, string>;
  cwd: string;
  logFile: string;
};

export type Child = ProcessId & { exited: Promise<string>; hasExited(): boolean; output(): string };

/** When the process with this pid started, or undefined when there is none (a zombie is none). */
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
 * Starts a process in a session of its own (so that Ctrl-C reaches only us), its output appended to the log
 * file. `<runDir>/<name>.json` then says how it was started, for people who want to do it by hand, and which
 * process it is, for those who clean up after a crash.
 */
export function start(runDir: string, recipe: Recipe): Child {
  const { name, command, args, env, cwd, logFile } = recipe;
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'a', 0o600);
  const logBegin = fstatSync(log).size;
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  let ended = false;
  const exited = new Promise((resolve: (why: string) => void) => {
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

/**
 * Asks a process to end and waits; after `graceMs` ends it by force and says so. Does nothing when it is gone.
 * A child of ours has let go of everything then: its threads may hold sockets for a moment longer than it shows.
 */
export async function end(
  id: ProcessId & { name?: string; exited?: Promise<string> },
  {
    graceMs = 25_000,
    signal = 'SIGTERM',
    log,
  }: { graceMs?: number; signal?: NodeJS.Signals; log?: (message: string) => void } = {},
) {
  const gone = () => !isRunning(id);
  if (!gone()) signalTo(id, signal);
  try {
    await until(gone, { timeoutMs: graceMs, everyMs: 20, what: 'end' });
  } catch {
    log?.(`${id.name ?? id.pid} did not stop within ${graceMs / 1000} s: ended by force`);
    signalTo(id, 'SIGKILL');
    await until(gone, { timeoutMs: 5000, everyMs: 20, what: `end of process ${id.pid}` });
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

/** The processes started from a run directory that still run. */
export function recorded(runDir: string): (ProcessId & { name: string })[] {
  if (!existsSync(runDir)) return [];
  const files = readdirSync(runDir).filter((file) => file.endsWith('.json'));
  const known = files.map((file) => readJson(join(runDir, file)));
  return known.filter((entry) => typeof entry?.pid === 'number' && entry.startTime && isRunning(entry));
}

/**
 * The last lines of a log, to explain why a process did not come up.
 * @param begin offset
 */
function endOfLog(logFile: string, begin: number) {
  const text = readFileSync(logFile).subarray(begin).toString().trim();
  return text.split('\n').slice(-12).join('\n');
}
