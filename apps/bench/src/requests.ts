import { join } from 'node:path';
import { freePort } from '../../platform/src/ports.ts';
import { root } from '../../platform/src/root.ts';
import { startService } from '../../platform/src/processes/service-process.ts';
import { groupsOf, type Platform } from './bench-platform.ts';
import { idleRates } from './cpu.ts';
import { openDatabase, type Database } from './database.ts';
import { createInterview, interviewBody, copyInterview } from './interviews.ts';
import { compareServers, type Comparison } from './compare-servers.ts';
import { comparedServersOf, type Ceiling, type Operation } from './compared-servers.ts';
import type { Progress } from '../../platform/src/screen/progress.ts';
import type { Sizes } from './options.ts';

const listed = 10_000;
const idleMs = 5000;

export interface Context {
  platform: Platform;
  progress: Progress;
  sizes: Sizes;
}

export async function measureRequests(
  context: Context,
  wanted: Operation[],
): Promise<Record<string, Comparison>> {
  const { platform, progress, sizes } = context;
  const database = await openDatabase(platform.mongodbUri);
  try {
    const { sides, groups } = await prepare(context, database);
    const idle = await progress.step('Measuring the processes at rest', () => idleRates(groups, idleMs));
    const results: Record<string, Comparison> = {};
    for (const name of wanted) {
      const compared = () => compareServers(sides[name], { ...sizes, idle });
      results[name] = await progress.step(`Measuring ${name}`, compared);
    }
    return results;
  } finally {
    await database.close();
  }
}

async function prepare({ platform, progress }: Context, database: Database) {
  const [creator, reader] = platform.accounts;
  if (!creator || !reader) throw new Error('The platform has no demo accounts');
  const ids = await progress.step(`Storing ${listed} interviews`, async () => {
    const { baseUrl } = platform;
    const title = 'Cold chain study';
    const pattern = await createInterview({ baseUrl, apiKey: reader.apiKey }, interviewBody(title));
    const before = await database.interviews.countDocuments({ accountId: reader.accountId });
    return copyInterview(database, pattern, listed - before + 1);
  });
  const [interviewId = ''] = ids;
  const http = await startCeiling('http', { platform, progress, interviewId });
  const express = await startCeiling('express', { platform, progress, interviewId });
  const forwarded = await startCeiling('forwarded', { platform, progress, interviewId, target: express.url });
  const services = groupsOf(platform);
  return {
    groups: {
      ...services,
      http: [http.pid],
      express: [express.pid],
      forwarded: [forwarded.pid],
    },
    sides: comparedServersOf({
      baseUrl: platform.baseUrl,
      creator,
      reader,
      services,
      http,
      express,
      forwarded,
      ids,
    }),
  };
}

async function startCeiling(
  kind: 'http' | 'express' | 'forwarded',
  {
    platform,
    progress,
    interviewId,
    target = '',
  }: Pick<Context, 'platform' | 'progress'> & { interviewId: string; target?: string },
): Promise<Ceiling> {
  const { dataDir, mongodbUri } = platform;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const recipe = {
    name: `ceiling-${kind}`,
    command: process.execPath,
    args: [join(root, 'apps/bench/src/ceiling.ts'), kind, String(port)],
    env: {
      NODE_ENV: 'production',
      MONGODB_URI: mongodbUri,
      BENCH_INTERVIEW: interviewId,
      BENCH_TARGET: target,
    },
    cwd: root,
    logFile: join(dataDir, 'logs', `ceiling-${kind}.log`),
  };
  const readyUrl = `${url}/interviews/${interviewId}`;
  const { pid } = await startService({ dataDir, recipe, readyUrl, log: progress.note });
  return { url, pid };
}
