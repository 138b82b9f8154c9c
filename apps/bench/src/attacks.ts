import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import type { Platform } from './bench-platform.ts';
import type { Database } from './database.ts';
import { addUnfinished, type Patterns } from './growth-documents.ts';
import { interviewBody } from './interviews.ts';
import type { Request } from './load.ts';

/** What the default rate limit allows an API key in a minute; the platform under measurement has no limit. */
const allowance = 600;
/** Bytes of an answer that the gateway counts as another request. */
const bytesPerRequest = 256 * 1024;
const clients = 32;
const uploads = 300;
const uploadBytes = 1_000_000;

/** An attack of one account. */
export interface Attack {
  name: string;
  /** Called before the attack. */
  prepare?: () => Promise<void>;
  /** Attacks until the signal aborts. Returns the number of answers by status. */
  run: (signal: AbortSignal) => Promise<Record<string, number>>;
}

interface Options {
  platform: Platform;
  database: Database;
  patterns: Patterns;
  attacker: Platform['accounts'][number];
  /** Number of interviews that end at once. */
  ending: number;
}

/** Returns the attacks, the one with the longest consequences last. */
export function attacksOn(options: Options): Attack[] {
  const { platform, attacker } = options;
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
    run: (signal) => spendAllowance({ platform, attacker, requests, signal }),
  });
  return [
    { name: 'slow bodies', run: (signal) => uploadSlowly(platform, attacker.apiKey, signal) },
    spend('heavy lists', lists),
    spend('long exports', [whole]),
    spend('huge interviews', [huge, get('/api/interviews?page=1&limit=100')]),
    endings(options),
  ];
}

/** Returns an interview of nearly 1 MB. */
function hugeInterview() {
  const customVariables = Object.fromEntries(
    Array.from({ length: 70 }, (_, n) => [`variable_${n}`, 'v'.repeat(10_000)]),
  );
  const questions = Array.from({ length: 100 }, () => 'q'.repeat(2000));
  return { ...interviewBody('Huge'), questions, customVariables };
}

interface Spending {
  platform: Platform;
  attacker: Platform['accounts'][number];
  requests: Request[];
  signal: AbortSignal;
}

/** Sends, as fast as possible, as many requests as the rate limit allows in a minute. */
async function spendAllowance({ platform, attacker, requests, signal }: Spending) {
  const pool = new Pool(platform.baseUrl, { connections: clients });
  const statuses: Record<string, number> = {};
  let left = allowance;
  let next = 0;
  const client = async () => {
    while (left > 0 && !signal.aborted) {
      left -= 1;
      const { method, path, body } = requests[next++ % requests.length] as Request;
      const headers = { 'x-api-key': attacker.apiKey, 'content-type': 'application/json' };
      const answer = await pool.request({ method, path, headers, signal, ...(body ? { body } : {}) });
      statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1;
      let sizeBytes = 0;
      for await (const chunk of answer.body) sizeBytes += (chunk as Buffer).length;
      left -= Math.floor(sizeBytes / bytesPerRequest);
    }
  };
  const failed = (error: Error) => {
    if (!signal.aborted) statuses[error.name] = (statuses[error.name] ?? 0) + 1;
  };
  await Promise.all(Array.from({ length: clients }, () => client().catch(failed)));
  await pool.destroy();
  return statuses;
}

/** Keeps connections open on which a body of 1 MB arrives at one byte a second. */
async function uploadSlowly({ baseUrl }: Platform, apiKey: string, signal: AbortSignal) {
  const { hostname, port } = new URL(baseUrl);
  const head =
    `POST /api/interviews HTTP/1.1\r\nHost: ${hostname}\r\nx-api-key: ${apiKey}\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${uploadBytes}\r\n\r\n{`;
  const statuses: Record<string, number> = {};
  const sockets = Array.from({ length: uploads }, () => {
    const socket = connect(Number(port), hostname);
    socket
      .on('error', () => undefined)
      .on('data', (data) => {
        const status = /^HTTP\/1.1 (\d+)/.exec(data.toString())?.[1] ?? 'other';
        statuses[status] = (statuses[status] ?? 0) + 1;
      });
    socket.write(head);
    return socket;
  });
  while (!signal.aborted) {
    await pause(1000, undefined, { signal }).catch(() => undefined);
    for (const socket of sockets) if (socket.writable) socket.write(' ');
  }
  for (const socket of sockets) socket.destroy();
  return statuses;
}

/** Many interviews of the account complete at the same time. */
function endings({ database, patterns, attacker, ending }: Options): Attack {
  const { interviews } = database;
  let ids: string[] = [];
  return {
    name: `${ending} interviews end`,
    async prepare() {
      ids = await addUnfinished(database, patterns, { accountId: attacker.accountId, count: ending });
    },
    async run() {
      await interviews.updateMany({ _id: { $in: ids } }, { $set: { dueAt: new Date() } });
      return {};
    },
  };
}
