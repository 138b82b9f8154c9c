import { spawn } from 'node:child_process';
import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson, writeJson } from './files.mjs';
import { until } from './wait.mjs';

/**
 * A process for certain: a pid alone may have been given to somebody else meanwhile. `startTime` is in clock
 * ticks since boot, as /proc says it.
 * @typedef {{ pid: number, startTime: string }} ProcessId
 *
 * @typedef {{ name: string, command: string, args: string[], env: Record<string, string>, cwd: string, logFile: string }} Recipe
 *
 * @typedef {ProcessId & { exited: Promise<string>, hasExited(): boolean, output(): string }} Child `output`: the end of what it
 *   has printed since this start
 */

/**
 * When the process with this pid started, or undefined when there is none (a zombie is none).
 * @param {number} pid
 * @returns {string | undefined}
 */
export function startTimeOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the command name in parentheses may hold anything, so count from its end; state is then field 0
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

/** @param {ProcessId} id */
export const isRunning = ({ pid, startTime }) => startTimeOf(pid) === startTime;

/**
 * Starts a process in a session of its own (so that Ctrl-C reaches only us), its output appended to the log
 * file. `<runDir>/<name>.json` then says how it was started, for people who want to do it by hand, and which
 * process it is, for those who clean up after a crash.
 * @param {string} runDir
 * @param {Recipe} recipe
 * @returns {Child}
 */
export function start(runDir, recipe) {
  const { name, command, args, env, cwd, logFile } = recipe;
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'a', 0o600);
  const logBegin = fstatSync(log).size;
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  let ended = false;
  const exited = new Promise((/** @type {(why: string) => void} */ resolve) => {
    const finish = (/** @type {string} */ why) => {
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
 * @param {ProcessId & { name?: string, exited?: Promise<string> }} id
 * @param {{ graceMs?: number, signal?: NodeJS.Signals, log?: (message: string) => void }} [options]
 */
export async function end(id, { graceMs = 25_000, signal = 'SIGTERM', log } = {}) {
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

/**
 * @param {ProcessId} id
 * @param {NodeJS.Signals} signal
 */
function signalTo(id, signal) {
  if (!isRunning(id)) return;
  try {
    process.kill(id.pid, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}

/**
 * The processes started from a run directory that still run.
 * @param {string} runDir
 * @returns {(ProcessId & { name: string })[]}
 */
export function recorded(runDir) {
  if (!existsSync(runDir)) return [];
  const files = readdirSync(runDir).filter((file) => file.endsWith('.json'));
  const known = files.map((file) => readJson(join(runDir, file)));
  return known.filter((entry) => typeof entry?.pid === 'number' && entry.startTime && isRunning(entry));
}

/**
 * The last lines of a log, to explain why a process did not come up.
 * @param {string} logFile
 * @param {number} begin offset
 */
function endOfLog(logFile, begin) {
  const text = readFileSync(logFile).subarray(begin).toString().trim();
  return text.split('\n').slice(-12).join('\n');
}
