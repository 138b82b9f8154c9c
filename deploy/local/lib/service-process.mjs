import { join } from 'node:path';
import { Problem } from './problem.mjs';
import { end, start } from './processes.mjs';
import { until } from './wait.mjs';

/**
 * Starts a process and waits until its address answers 200. When it does not, the error names it and says what was
 * answered last and what its log ends with.
 * @param {{
 *   dataDir: string, recipe: import('./processes.mjs').Recipe, readyUrl: string,
 *   log: (message: string) => void, signal?: AbortSignal, timeoutMs?: number,
 * }} options
 * @returns {Promise<import('./unit.mjs').Running>}
 */
export async function startService({ dataDir, recipe, readyUrl, log, signal, timeoutMs = 60_000 }) {
  signal?.throwIfAborted();
  const child = start(join(dataDir, 'run'), recipe);
  const { name, logFile } = recipe;
  let answer = '';
  const ready = async () => {
    if (child.hasExited()) return true;
    answer = await answerOf(readyUrl);
    return answer.startsWith('200 ');
  };
  try {
    await until(ready, { timeoutMs, everyMs: 100, what: `${name} ready`, signal });
    if (child.hasExited()) throw new Error(`${name} ended at once (${await child.exited})`);
  } catch (error) {
    await end(child, { graceMs: 2000 });
    signal?.throwIfAborted();
    const { message } = /** @type {Error} */ (error);
    const last = answer && `; ${readyUrl} answered last: ${answer}`;
    throw new Problem(`The end of ${logFile}:\n${child.output()}\n${message}${last}`); // what is cut keeps its end
  }
  return {
    pid: child.pid,
    exited: child.exited,
    stop: () => end(child, { log }),
    kill: () => end(child, { signal: 'SIGKILL' }),
  };
}

/**
 * Status and body, or why there is none.
 * @param {string} url
 */
async function answerOf(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    return `${response.status} ${(await response.text()).slice(0, 500)}`;
  } catch (error) {
    const { message, cause } = /** @type {Error & { cause?: Error }} */ (error);
    return `nothing (${cause?.message ?? message})`;
  }
}
