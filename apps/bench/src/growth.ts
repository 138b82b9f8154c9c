import { randomUUID } from 'node:crypto';
import { until } from '../../platform/src/wait.ts';
import { groupsOf } from './bench-platform.ts';
import { idleRates, measureCpu, type CpuMs, type Groups } from './cpu.ts';
import { openDatabase, type Database } from './database.ts';
import type { Growth, GrowthCost } from './growth-costs.ts';
import { addInterviews, makeTemplates, type Templates } from './growth-documents.ts';
import { growingOperations, type GrowingOperation } from './growth-operations.ts';
import { mapConcurrently } from './interviews.ts';
import { median, percentile } from './statistics.ts';
import type { Context } from './requests.ts';

const rounds = 3;
const idleMs = 3000;
/** Highest CPU time of processes at rest, milliseconds per second. */
const restingMs = 150;
const settleLimitMs = 600_000;
/** Number of interviews of each small account. All small accounts together have as many as the large one. */
const smallAccount = 20;

interface Measured {
  database: Database;
  groups: Groups;
  idle: CpuMs;
  size: number;
}

/** Measures the cost of each operation while one large account and many small ones grow. */
export async function measureGrowth({ platform, progress, sizes }: Context): Promise<Growth> {
  const account = platform.accounts[1];
  if (!account) throw new Error('The platform has no second account');
  const { interview = [], database: engine = [] } = groupsOf(platform);
  const groups = { interview, database: engine };
  const growth: Growth = { costs: [], indexes: [], failures: [] };
  const database = await openDatabase(platform.mongodbUri);
  try {
    const templates = await progress.step('Conducting an interview', () => makeTemplates(platform, database));
    const ids: string[] = [];
    for (const size of sizes.growth) {
      await progress.step(`Storing ${size} interviews and as many of small accounts`, async () => {
        await grow(database, templates, { accountId: account.accountId, ids, size });
        await database.checkpoint();
        await settle(groups, { baseUrl: platform.baseUrl, apiKey: account.apiKey });
      });
      growth.indexes.push({ size, bytes: await indexBytes(database) });
      const operations = await growingOperations({ platform, database, templates, account, ids, sizes });
      const idle = await progress.step('Measuring the processes at rest', () => idleRates(groups, idleMs));
      const measuring = { database, groups, idle, size };
      await progress.step(`Measuring at ${size} interviews`, (detail) =>
        measureSize(growth, { operations, measuring, detail }),
      );
    }
    return growth;
  } finally {
    await database.close();
  }
}

async function settle(groups: Groups, { baseUrl, apiKey }: { baseUrl: string; apiKey: string }) {
  await fetch(`${baseUrl}/api/interviews/stats`, { headers: { 'x-api-key': apiKey } });
  const atRest = async () => {
    const busyMs = Object.values(await idleRates(groups, 1000)).reduce((sum, ms) => sum + ms, 0);
    return busyMs < restingMs;
  };
  await until(atRest, 'processes at rest', { timeoutMs: settleLimitMs });
}

async function measureSize(
  { costs, failures }: Growth,
  {
    operations,
    measuring,
    detail,
  }: { operations: GrowingOperation[]; measuring: Measured; detail: (text: string) => void },
) {
  const { size } = measuring;
  if (costs.length === 0) {
    // V8 compiles the code of the processes during the first measurement
    for (const operation of operations) {
      detail(`warming up ${operation.name}`);
      await costOf(operation, measuring).catch(() => undefined);
    }
  }
  for (const operation of operations) {
    detail(operation.name);
    try {
      costs.push(await costOf(operation, measuring));
    } catch (error) {
      failures.push({ operation: operation.name, size, error: (error as Error).message });
    }
  }
}

async function grow(
  database: Database,
  templates: Templates,
  { accountId, ids, size }: { accountId: string; ids: string[]; size: number },
) {
  const from = ids.length;
  ids.push(...(await addInterviews(database, templates, { accountId, from, to: size })));
  const withoutConversations = { ...templates, turns: [], transcripts: [] };
  await mapConcurrently(Math.ceil((size - from) / smallAccount), 8, () =>
    addInterviews(database, withoutConversations, { accountId: randomUUID(), from: 0, to: smallAccount }),
  );
}

async function costOf(operation: GrowingOperation, { database, groups, idle, size }: Measured) {
  await operation.warmUp?.();
  const costs: GrowthCost[] = [];
  for (let round = 0; round < (operation.rounds ?? rounds); round += 1) {
    await operation.prepare?.();
    const before = await database.examined();
    const { result: tookMs, cpuMs } = await measureCpu(groups, idle, operation.work);
    const after = await database.examined();
    const times = operation.times ?? 1;
    const count = tookMs.length * times;
    costs.push({
      operation: operation.name,
      size,
      interviewMs: (cpuMs['interview'] ?? NaN) / count,
      databaseMs: (cpuMs['database'] ?? NaN) / count,
      p50: percentile(tookMs, 0.5) / times,
      p95: percentile(tookMs, 0.95) / times,
      keys: (after.keys - before.keys) / count,
      documents: (after.documents - before.documents) / count,
    });
  }
  const middle = (of: (cost: GrowthCost) => number) => median(costs.map(of));
  return {
    operation: operation.name,
    size,
    interviewMs: middle((cost) => cost.interviewMs),
    databaseMs: middle((cost) => cost.databaseMs),
    p50: middle((cost) => cost.p50),
    p95: middle((cost) => cost.p95),
    keys: middle((cost) => cost.keys),
    documents: middle((cost) => cost.documents),
  };
}

async function indexBytes({ interviews, indexSizes }: Database) {
  const [sizes, count] = [await indexSizes(), await interviews.estimatedDocumentCount()];
  return Object.fromEntries(Object.entries(sizes).map(([name, bytes]) => [name, bytes / count]));
}
