import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { AttackerTask } from './attacker.ts';
import type { Platform } from './bench-platform.ts';
import type { Database } from './database.ts';
import { addUnfinished, type Templates } from './growth-documents.ts';
import { interviewBody } from './interviews.ts';
import type { Request } from './load.ts';

export interface Attack {
  name: string;
  prepare?: () => Promise<void>;
  /** Attacks until the signal aborts. Returns the number of answers by status. */
  run: (signal: AbortSignal) => Promise<Record<string, number>>;
}

interface Options {
  platform: Platform;
  database: Database;
  templates: Templates;
  attacker: Platform['accounts'][number];
  ending: number;
}

export function attacksOn(options: Options): Attack[] {
  const { platform, attacker } = options;
  const target = { baseUrl: platform.baseUrl, apiKey: attacker.apiKey };
  const get = (path: string): Request => ({ method: 'GET', path });
  const heavy = [
    ...['page=1&limit=100', 'page=50&limit=100', 'page=1&limit=100&search=no%20such%20title'],
    ...['page=1&limit=100&search=whitfield', 'page=1&limit=100&status=COMPLETED'],
  ].map((query) => get(`/api/interviews?${query}`));
  const lists = [...heavy, get('/api/interviews/stats')];
  const whole = get('/api/interviews');
  const huge: Request = { method: 'POST', path: '/api/interviews', body: JSON.stringify(hugeInterview()) };
  const spend = (name: string, requests: Request[]): Attack => ({
    name,
    run: (signal) => inThread({ ...target, requests }, signal),
  });
  return [
    { name: 'slow bodies', run: (signal) => inThread(target, signal) },
    spend('heavy lists', lists),
    spend('long exports', [whole]),
    spend('huge interviews', [huge, get('/api/interviews?page=1&limit=100')]),
    endings(options),
  ];
}

function hugeInterview() {
  const customVariables = Object.fromEntries(
    Array.from({ length: 70 }, (_, n) => [`variable_${n}`, 'v'.repeat(10_000)]),
  );
  const questions = Array.from({ length: 100 }, () => 'q'.repeat(2000));
  return { ...interviewBody('Huge'), questions, customVariables };
}

async function inThread(task: AttackerTask, signal: AbortSignal): Promise<Record<string, number>> {
  const thread = new Worker(new URL('./attacker.ts', import.meta.url), { workerData: task });
  signal.addEventListener('abort', () => thread.postMessage('stop'), { once: true });
  const [statuses] = (await once(thread, 'message')) as [Record<string, number>];
  await thread.terminate();
  return statuses;
}

/** An attack in which many interviews of the account complete at the same time. */
function endings({ database, templates, attacker, ending }: Options): Attack {
  const { interviews } = database;
  let ids: string[] = [];
  return {
    name: `${ending} interviews end`,
    async prepare() {
      ids = await addUnfinished(database, templates, { accountId: attacker.accountId, count: ending });
    },
    async run() {
      await interviews.updateMany({ _id: { $in: ids } }, { $set: { dueAt: new Date() } });
      return {};
    },
  };
}
