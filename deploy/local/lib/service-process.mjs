import { join } from 'node:path';
import { Problem } from './problem.mjs';
import { end, start } from './processes.mjs';
import { until } from './wait.mjs';

/**
 * Starts a process and waits until its address answers 200.
 * @param {{
 *   dataDir: string, recipe: import('./processes.mjs').Recipe, readyUrl: string,
 *   log: (message: string) => void, signal?: AbortSignal,
 * }} options
 * @returns {Promise<import('./unit.mjs').Running>}
 */
export async function startService({ dataDir, recipe, readyUrl, log, signal }) {
  signal?.throwIfAborted();
  const child = start(join(dataDir, 'run'), recipe);
  const { name, logFile } = recipe;
  const ready = () => child.hasExited() || answers(readyUrl);
  try {
    await until(ready, { timeoutMs: 60_000, everyMs: 100, what: `${name} ready`, signal });
    if (child.hasExited()) throw new Error(`${name} ended at once (${await child.exited})`);
  } catch (error) {
    await end(child, { graceMs: 2000 });
    signal?.throwIfAborted();
    throw new Problem(`${/** @type {Error} */ (error).message}. The end of ${logFile}:\n${child.output()}`);
  }
  return {
    pid: child.pid,
    exited: child.exited,
    stop: () => end(child, { log }),
    kill: () => end(child, { signal: 'SIGKILL' }),
  };
}

/** @param {string} url */
async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}
