import { join } from 'node:path';
import { freePort } from '../../platform/src/ports.ts';
import { root } from '../../platform/src/options.ts';
import { startService } from '../../platform/src/processes/service-process.ts';
import { groupsOf, type Platform } from './bench-platform.ts';
import { idleRates, type Groups } from './cpu.ts';
import { openDatabase, type Database } from './database.ts';
import { createInterview, interviewBody, multiply } from './interviews.ts';
import { compare, type Comparison, type Side } from './paired.ts';
import type { Progress } from '../../platform/src/screen/progress.ts';
import type { Request } from './load.ts';
import type { Sizes } from './options.ts';

/** How many interviews the measured account has. */
const listed = 10_000;
/** How long the use at rest is measured, milliseconds. */
const idleMs = 5000;

type Operation = 'get' | 'list' | 'create';

export interface Context {
  platform: Platform;
  progress: Progress;
  sizes: Sizes;
}

/** Measures Get, List and Create through the gateway beside their ceilings. */
export async function measureRequests(
  context: Context,
  wanted: Operation[],
): Promise<Record<string, Comparison>> {
  const { platform, progress, sizes } = context;
  const database = await openDatabase(platform.mongodbUri);
  try {
    const { sides, groups } = await prepare(context, database);
    const idle = await progress.step('Watching the processes at rest', () => idleRates(groups, idleMs));
    const results: Record<string, Comparison> = {};
    for (const name of wanted) {
      const compared = () => compare(sides[name], { ...sizes, idle });
      results[name] = await progress.step(`Measuring ${name}`, compared);
    }
    return results;
  } finally {
    await database.close();
  }
}

interface Prepared {
  groups: Groups;
  sides: Record<Operation, Side[]>;
}

async function prepare({ platform, progress }: Context, database: Database): Promise<Prepared> {
  const { baseUrl, accounts } = platform;
  const [first, second] = accounts;
  if (!first || !second) throw new Error('The platform has no demo accounts');
  const ids = await progress.step(`Storing ${listed} interviews`, async () => {
    const pattern = await createInterview(
      { baseUrl, apiKey: second.apiKey },
      interviewBody('Cold chain study'),
    );
    const before = await database.interviews.countDocuments({ accountId: second.accountId });
    return multiply(database, pattern, listed - before + 1);
  });
  const http = await startCeiling('http', { platform, progress, interviewId: ids[0] ?? '' });
  const express = await startCeiling('express', { platform, progress, interviewId: ids[0] ?? '' });
  const services = groupsOf(platform);
  const { database: databasePids = [] } = services;
  const groups = { ...services, http: [http.pid], express: [express.pid] };

  const onExpress = { express: [express.pid], database: databasePids };
  const gateway = (apiKey: string) => ({
    base: baseUrl,
    headers: { 'x-api-key': apiKey },
  });
  const bearer = second.users[0]?.bearerToken ?? '';
  const anyId = () => ids[Math.floor(Math.random() * ids.length)];
  const get = (prefix: string) => (): Request => ({ method: 'GET', path: `${prefix}/${anyId()}` });
  const list = (path: string) => (): Request => ({ method: 'GET', path });
  let created = 0;
  const create = (path: string) => (): Request => ({
    method: 'POST',
    path,
    body: JSON.stringify(interviewBody(`Cold chain study ${(created += 1)}`)),
  });
  const page = 'page=1&limit=20';
  const bare = { base: express.url };
  return {
    groups,
    sides: {
      get: [
        {
          name: 'bare node:http',
          target: { base: http.url, request: get('/interviews') },
          groups: { http: [http.pid] },
        },
        {
          name: 'gateway, bearer token',
          target: {
            base: baseUrl,
            headers: { authorization: `Bearer ${bearer}` },
            request: get('/api/interviews'),
          },
          groups: services,
        },
        {
          name: 'bare express + lean find',
          target: { ...bare, request: get('/interviews') },
          groups: onExpress,
        },
        {
          name: 'gateway, API key',
          target: { ...gateway(second.apiKey), request: get('/api/interviews') },
          groups: services,
        },
      ],
      list: [
        {
          name: 'bare express + projected lean list',
          target: { ...bare, request: list(`/interviews?accountId=${second.accountId}&${page}`) },
          groups: onExpress,
        },
        {
          name: 'gateway, API key',
          target: { ...gateway(second.apiKey), request: list(`/api/interviews?${page}`) },
          groups: services,
        },
      ],
      create: [
        {
          name: 'bare express + driver insert',
          target: { ...bare, request: create('/interviews'), status: 201 },
          groups: onExpress,
        },
        {
          name: 'gateway, API key',
          target: { ...gateway(first.apiKey), request: create('/api/interviews'), status: 201 },
          groups: services,
        },
      ],
    },
  };
}

/** Starts a ceiling as one of the platform's processes, so that it ends with them. */
async function startCeiling(
  kind: 'http' | 'express',
  { platform, progress, interviewId }: Pick<Context, 'platform' | 'progress'> & { interviewId: string },
) {
  const { dataDir, mongodbUri } = platform;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const recipe = {
    name: `ceiling-${kind}`,
    command: process.execPath,
    args: [join(root, 'apps/bench/src/ceiling.ts'), kind, String(port)],
    env: { NODE_ENV: 'production', MONGODB_URI: mongodbUri, BENCH_INTERVIEW: interviewId },
    cwd: root,
    logFile: join(dataDir, 'logs', `ceiling-${kind}.log`),
  };
  const readyUrl = `${url}/interviews/${interviewId}`;
  const { pid } = await startService({ dataDir, recipe, readyUrl, log: progress.note });
  return { url, pid };
}
