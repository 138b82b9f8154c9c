import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import { defaultAnswer } from '../../simulator/src/expert/expert-answers.ts';
import { runExpert } from '../../simulator/src/expert/expert.ts';
import { groupsOf, type Platform } from './bench-platform.ts';
import { collectGarbage } from './collected-memory.ts';
import type { Groups } from './cpu.ts';
import { createInterview, interviewBody } from './interviews.ts';
import type { Context } from './requests.ts';

const sampleMs = 5000;
/** Requests and complete conversations that start every second. */
const everySecond = { reads: 20, lists: 2, conversations: 1 };
/** Highest ratio of memory growth that counts as flat; allocators and a filling database explain it. */
const tolerance = 1.15;

interface Memory {
  /** Both after a full garbage collection: in the middle and at the end. */
  before: number;
  after: number;
  ratio: number;
  flat: boolean;
  most: number;
  samples: number[];
}

interface Tally {
  conversations: number;
  failures: number;
}

export interface Soak extends Tally {
  minutes: number;
  memory: Record<string, Memory>;
}

export async function soak({ platform, progress }: Context, minutes: number): Promise<Soak> {
  const { services } = platform;
  const groups = groupsOf(platform);
  const samples = Object.fromEntries(Object.keys(groups).map((name) => [name, [] as number[]]));
  const tally: Tally = { conversations: 0, failures: 0 };
  const ending = new AbortController();
  const kept = await progress.step(
    `Soaking ${services.length} services for ${minutes} minutes`,
    async (detail) => {
      const loading = everySecondUntil(ending.signal, () => oneSecond(platform, tally));
      const half = async () => {
        const until = performance.now() + minutes * 30_000;
        while (performance.now() < until) {
          await pause(sampleMs);
          for (const [name, pids] of Object.entries(groups)) samples[name]?.push(memoryOf(pids));
          detail(`${tally.conversations} conversations`);
        }
        return collectedMemory(services, groups);
      };
      const [middle, end] = [await half(), await half()];
      ending.abort();
      await loading;
      return { middle, end };
    },
  );
  const memory = Object.fromEntries(
    Object.entries(samples).map(([name, sizes]) => {
      const [before, after] = [kept.middle[name] ?? NaN, kept.end[name] ?? NaN];
      const ratio = after / before;
      return [
        name,
        { before, after, ratio, flat: ratio <= tolerance, most: Math.max(...sizes), samples: sizes },
      ];
    }),
  );
  return { minutes, ...tally, memory };
}

async function collectedMemory(services: Platform['services'], groups: Groups) {
  const kept = Object.fromEntries(Object.entries(groups).map(([name, pids]) => [name, memoryOf(pids)]));
  for (const { name, pid } of services) kept[name] = Math.round((await collectGarbage(pid)) / 1024 ** 2);
  return kept;
}

async function oneSecond({ baseUrl, appUrl, accounts }: Platform, tally: Tally) {
  const apiKey = accounts[0]?.apiKey ?? '';
  const counted = (work: Promise<unknown>) => work.catch(() => (tally.failures += 1));
  const get = async (path: string) => {
    const { statusCode, body } = await request(`${baseUrl}${path}`, { headers: { 'x-api-key': apiKey } });
    await body.dump({ limit: 2 ** 30 });
    if (statusCode !== 200) throw new Error(`${path}: ${statusCode}`);
  };
  const converse = async () => {
    const id = await createInterview({ baseUrl, apiKey }, interviewBody('Steady load'));
    const reads = Array.from({ length: everySecond.reads }, () => get(`/api/interviews/${id}`));
    await Promise.all(reads);
    await runExpert({ appUrl, interviewId: id, react: (words, nth) => ({ say: defaultAnswer(words, nth) }) });
    tally.conversations += 1;
  };
  const lists = Array.from({ length: everySecond.lists }, () => get('/api/interviews?page=1&limit=20'));
  const conversations = Array.from({ length: everySecond.conversations }, converse);
  await Promise.all([...lists, ...conversations].map(counted));
}

async function everySecondUntil(signal: AbortSignal, work: () => Promise<unknown>) {
  const running = new Set<Promise<unknown>>();
  while (!signal.aborted) {
    const one = work().finally(() => running.delete(one));
    running.add(one);
    await pause(1000, undefined, { signal }).catch(() => undefined);
  }
  await Promise.all(running);
}

function memoryOf(pids: readonly number[]) {
  const sizes = pids.map((pid) => {
    try {
      return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
    } catch {
      return 0;
    }
  });
  return Math.round(sizes.reduce((sum, size) => sum + size, 0));
}
