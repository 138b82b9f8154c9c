import { join } from 'node:path';
import { readJson } from '../../local/lib/files.mjs';
import { freePort } from '../../local/lib/ports.mjs';
import { endAll } from '../../local/lib/sweep.mjs';
import { supervise } from '../../local/lib/supervise.mjs';
import { familyOf } from './cpu.mjs';

/**
 * Settings in which the platform under measurement differs from others: limits that one client on one machine would
 * run into, and the patience with experts who wait for their turn to be measured.
 */
export const settings = {
  RATE_LIMIT_PRINCIPAL_PER_MINUTE: '1000000000',
  MAX_CONNECTIONS_PER_ADDRESS: '5000',
  SILENCE_PROMPT_MS: '900000',
  GRACE_MS: '900000',
};

/**
 * What platform.json says.
 * @typedef {{
 *   baseUrl: string, appUrl: string, amqpUrl: string, exchange: string, mongodbUri: string,
 *   services: { name: string, pid: number, httpUrl: string }[],
 *   accounts: { name: string, accountId: string, apiKey: string, users: { bearerToken: string }[] }[],
 * }} Description
 *
 * @typedef {Description & { dataDir: string, database: number[], broker: number[] }} Platform `database`, `broker`: their
 *   processes
 */

/**
 * Runs a platform of its own, with nothing in it, for as long as the work takes.
 * @template T
 * @param {{ dataDir: string, progress: import('../../local/lib/progress.mjs').Progress, signal: AbortSignal }} context
 * @param {(platform: Platform) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function onOwnPlatform({ dataDir, progress, signal }, work) {
  Object.assign(process.env, settings, { TELEPHONY: 'none' });
  // servers that others use are not for filling up, nor would their CPU time be known
  delete process.env.RABBITMQ_URL;
  delete process.env.MONGODB_URI;
  await endAll(dataDir, progress.note);
  const done = new AbortController();
  const options = { dataDir, port: await freePort(), appPort: await freePort(), replicas: 1, detach: false };
  /** @type {Promise<void>} */
  let running = Promise.resolve();
  const ready = new Promise((resolve) => {
    running = supervise({
      options: { ...options, fresh: true },
      progress,
      signal: AbortSignal.any([signal, done.signal]),
      onReady: () => resolve(undefined),
    });
  });
  try {
    await Promise.race([ready, running]);
    signal.throwIfAborted();
    return await Promise.race([work(describe(dataDir)), interrupted(signal)]);
  } finally {
    done.abort();
    await running;
  }
}

/**
 * @param {string} dataDir
 * @returns {Platform}
 */
function describe(dataDir) {
  const familyFrom = (/** @type {string} */ name) => {
    const pid = readJson(join(dataDir, 'run', `${name}.json`))?.pid;
    return pid === undefined ? [] : familyOf(pid);
  };
  return {
    ...readJson(join(dataDir, 'platform.json')),
    dataDir,
    database: familyFrom('mongodb'),
    broker: familyFrom('rabbitmq'),
  };
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<never>}
 */
function interrupted(signal) {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Interrupted')), { once: true });
  });
}

/**
 * The processes requests may reach, and the servers behind them.
 * @param {Platform} platform
 * @returns {import('./cpu.mjs').Groups}
 */
export function groupsOf({ services, database, broker }) {
  const own = services
    .filter(({ name }) => name !== 'line')
    .map(({ name, pid }) => /** @type {const} */ ([name, [pid]]));
  return { ...Object.fromEntries(own), database, broker };
}
