import { join } from 'node:path';
import { Problem } from '../screen/problem.ts';
import { end, start, type Recipe } from './processes.ts';
import { until } from '../wait.ts';
import type { Running } from './unit.ts';

/**
 * Starts a process and waits until its address answers 200. When it does not, the error names it and says what was
 * answered last and what its log ends with.
 */
export async function startService({
  dataDir,
  recipe,
  readyUrl,
  log,
  signal,
  timeoutMs = 60_000,
}: {
  dataDir: string;
  recipe: Recipe;
  readyUrl: string;
  log: (message: string) => void;
  signal?: AbortSignal;
  timeoutMs?: number;
}): Promise<Running> {
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
    const { message } = error as Error;
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

/** Status and body, or why there is none. */
async function answerOf(url: string) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    return `${response.status} ${(await response.text()).slice(0, 500)}`;
  } catch (error) {
    const { message, cause } = error as Error & { cause?: Error };
    return `nothing (${cause?.message ?? message})`;
  }
}
