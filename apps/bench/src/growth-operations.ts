import { randomUUID } from 'node:crypto';
import { request } from 'undici';
import { until } from '../../platform/src/wait.ts';
import type { Platform } from './bench-platform.ts';
import type { Database } from './database.ts';
import { anEvent } from './events.ts';
import { addUnfinished, type Templates } from './growth-documents.ts';
import { interviewBody } from './interviews.ts';
import { runClients, type Request, type Target } from './load.ts';
import type { Sizes } from './options.ts';

const clients = 4;
const pageLength = 20;
/** Number of completions that an incremental sync reads. */
const synced = 20;
const dueCount = 100;
const eventCount = 1000;
const patienceMs = 120_000;
const dayMs = 24 * 3_600_000;

export interface GrowingOperation {
  name: string;
  work: () => Promise<number[]>;
  /** Number of operations for each response time; default 1. */
  times?: number;
  rounds?: number;
  warmUp?: () => Promise<unknown>;
  prepare?: () => Promise<unknown>;
}

interface ApiTarget {
  base: string;
  headers: Record<string, string>;
}

interface Options {
  platform: Platform;
  database: Database;
  templates: Templates;
  account: Platform['accounts'][number];
  ids: readonly string[];
  sizes: Sizes;
}

export async function growingOperations(options: Options): Promise<GrowingOperation[]> {
  const { platform, database, templates, account, ids, sizes } = options;
  const withKey = (apiKey = '') => ({ base: platform.baseUrl, headers: { 'x-api-key': apiKey } });
  const target = withKey(account.apiKey);
  const creator = withKey(platform.accounts[0]?.apiKey);
  const since = await timeBeforeLast(database, account.accountId);
  const last = await lastPage(target);
  const { agentId } = templates.open['agent'] as { agentId: string };
  const verdict = verdictOf(templates);
  const [month, now] = [Date.now() - 30 * dayMs, Date.now()].map((ms) => new Date(ms).toISOString());
  const windowMs = sizes.windowMs / 2;
  const sent = (name: string, to: Target): GrowingOperation => {
    const send = (forMs: number) => runClients(to, { clients, forMs });
    return { name, warmUp: () => send(windowMs / 2), work: () => send(windowMs) };
  };
  const get = (name: string, path: () => string) =>
    sent(name, { ...target, request: () => ({ method: 'GET', path: path() }) });
  const list = (name: string, query: string) => get(name, () => `/api/interviews?${query}`);
  const page = `limit=${pageLength}&page`;
  const anyId = () => ids[Math.floor(Math.random() * ids.length)];
  const filters = ['NOT_SCHEDULED', 'SCHEDULED', 'IN_PROGRESS', 'COMPLETED'];
  let created = 0;
  const create = (): Request => {
    created += 1;
    return { method: 'POST', path: '/api/interviews', body: JSON.stringify(interviewBody(`New ${created}`)) };
  };
  return [
    get('get', () => `/api/interviews/${anyId()}`),
    sent('create', { ...creator, request: create, status: 201 }),
    list('first page', `${page}=1`),
    list('last page', `${page}=${last}`),
    ...filters.map((status) => list(`status ${status}`, `${page}=1&status=${status}`)),
    list('search', `${page}=1&search=whitfield`),
    list('search for two letters', `${page}=1&search=qu`),
    list('search in a status', `${page}=1&status=COMPLETED&search=whitfield`),
    list('search without match', `${page}=1&search=no%20such%20title`),
    get('stats', () => '/api/interviews/stats'),
    list('sync', `completedAfter=${since}`),
    list('sync from the beginning', `${page}=1&completedAfter=1970-01-01`),
    list('list of an agent', `${page}=1&agentGroupId=${agentId}`),
    list('list of an agent version', `${page}=1&agentGroupId=${agentId}&agentVersion=1`),
    list('list of a language', `${page}=1&language=en`),
    list('list without tests', `${page}=1&isTest=false`),
    list('oldest first', `${page}=1&sort=createdAt`),
    list('list of a month', `${page}=1&createdFrom=${month}`),
    list('list of a channel', `${page}=1&channel=WEB`),
    list('status of a channel', `${page}=1&channel=WEB&status=IN_PROGRESS`),
    list('status that no interview of a channel has', `${page}=1&channel=WEB&status=SCHEDULED`),
    list('abandoned', `${page}=1&abandoned=true`),
    list('withdrawn', `${page}=1&withdrawn=true`),
    list(
      'completions of a month without withdrawn ones',
      `${page}=1&completedAfter=${month}&withdrawn=false`,
    ),
    list(
      'finding on a question in a month',
      `${page}=1&completedAfter=${month}&question=1&verdict=${verdict}`,
    ),
    list('score in a month', `${page}=1&completedAfter=${month}&qualityScore=60-69`),
    get('timeline of a month', () => `/api/interviews/stats/timeline?from=${month}&to=${now}&interval=day`),
    get('distributions of a month', () => `/api/interviews/stats/distributions?from=${month}&to=${now}`),
    {
      name: 'whole list, for each 1,000',
      times: ids.length / 1000,
      rounds: 1,
      work: async () => [await readWhole(target)],
    },
    dueWork(options),
    relay(database),
  ];
}

function verdictOf({ completed }: Templates): string {
  const { findings } = completed['analysis'] as { findings: { verdict: string }[] | null };
  return findings?.[0]?.verdict ?? 'answered';
}

/** Returns a time after which the account has `synced` completions. */
async function timeBeforeLast({ interviews }: Database, accountId: string) {
  const [before] = await interviews
    .find({ accountId, completedAt: { $gt: new Date(0) } }, { projection: { completedAt: 1 } })
    .sort({ completedAt: -1 })
    .hint({ accountId: 1, completedAt: 1 }) // the embedded engine refuses queries whose plan it cannot decide
    .skip(synced)
    .limit(1)
    .toArray();
  return (before?.['completedAt'] as Date).toISOString();
}

async function lastPage({ base, headers }: ApiTarget): Promise<number> {
  const response = await fetch(`${base}/api/interviews?page=1&limit=${pageLength}`, { headers });
  if (response.status !== 200) throw new Error(`First page: ${response.status}`);
  const { pagination } = (await response.json()) as { pagination: { totalPages: number } };
  return pagination.totalPages;
}

async function readWhole({ base, headers }: ApiTarget) {
  const begun = performance.now();
  const { statusCode, body } = await request(`${base}/api/interviews`, { headers });
  let sizeBytes = 0;
  for await (const chunk of body) sizeBytes += (chunk as Buffer).length;
  if (statusCode !== 200) throw new Error(`Whole list: ${statusCode} after ${sizeBytes} bytes`);
  return performance.now() - begun;
}

function dueWork({ database, templates }: Options): GrowingOperation {
  const { interviews } = database;
  let accountId = '';
  let due: string[] = [];
  return {
    name: 'due work',
    times: dueCount,
    async prepare() {
      accountId = randomUUID();
      due = await addUnfinished(database, templates, { accountId, count: dueCount });
    },
    async work() {
      const begun = performance.now();
      await interviews.updateMany({ _id: { $in: due } }, { $set: { dueAt: new Date() } });
      const unfinished = { accountId, $or: [{ analysis: null }, { outboxDueAt: { $exists: true } }] };
      await none(() => interviews.findOne(unfinished), 'the analysis of all due interviews');
      return [performance.now() - begun];
    },
  };
}

function relay({ interviews }: Database): GrowingOperation {
  const accountId = 'events';
  return {
    name: 'relay',
    times: eventCount,
    async prepare() {
      await interviews.deleteMany({ accountId });
      const ids = Array.from({ length: eventCount }, () => randomUUID());
      await interviews.insertMany(
        ids.map((_id) => ({ _id, accountId, trigrams: [], outbox: [anEvent(_id)] })),
      );
    },
    async work() {
      const begun = performance.now();
      await interviews.updateMany({ accountId }, { $set: { outboxDueAt: new Date() } });
      await none(() => interviews.findOne({ accountId, outboxDueAt: { $exists: true } }), 'all events');
      const tookMs = performance.now() - begun;
      await interviews.deleteMany({ accountId });
      return [tookMs];
    },
  };
}

async function none(find: () => Promise<unknown>, what: string) {
  await until(async () => !(await find()), what, { timeoutMs: patienceMs, everyMs: 250 });
}
