import { join } from 'node:path';
import { Problem } from '../screen/problem.ts';
import { endProcess, startProcess, type Recipe } from './processes.ts';
import { until } from '../wait.ts';
import type { Log } from '../screen/progress.ts';
import type { Running } from './unit.ts';

interface ServiceOptions {
  dataDir: string;
  recipe: Recipe;
  readyUrl: string;
  log: Log;
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** Starts a process and waits until `readyUrl` answers 200. @throws Problem with the end of its log */
export async function startService({
  dataDir,
  recipe,
  readyUrl,
  log,
  signal,
  timeoutMs = 60_000,
}: ServiceOptions): Promise<Running> {
  signal?.throwIfAborted();
  const child = startProcess(join(dataDir, 'run'), recipe);
  const { name, logFile } = recipe;
  let answer = '';
  const ready = async () => {
    if (child.hasExited()) return true;
    answer = await answerOf(readyUrl);
    return answer.startsWith('200 ');
  };
  try {
    await until(ready, `${name} ready`, { timeoutMs, everyMs: 100, signal });
    if (child.hasExited()) throw new Error(`${name} ended at once (${await child.exited})`);
  } catch (error) {
    await endProcess(child, { graceMs: 2000 });
    signal?.throwIfAborted();
    const { message } = error as Error;
    const last = answer && `; ${readyUrl} answered last: ${answer}`;
    // the reason is last, because test reports shorten a message in the middle
    throw new Problem(`The end of ${logFile}:\n${child.output()}\n${message}${last}`);
  }
  return {
    pid: child.pid,
    exited: child.exited,
    stop: () => endProcess(child, { log }),
    kill: () => endProcess(child, { signal: 'SIGKILL' }),
  };
}

/** Returns status and body, or the reason why there is no answer. */
async function answerOf(url: string) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    return `${response.status} ${(await response.text()).slice(0, 500)}`;
  } catch (error) {
    const { message, cause } = error as Error & { cause?: Error };
    return `nothing (${cause?.message ?? message})`;
  }
}
