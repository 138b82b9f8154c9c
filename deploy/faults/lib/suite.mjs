import { EventEmitter } from 'node:events';
import { startReceiver } from '../../local/lib/receiver.mjs';
import { makeWitness } from './evidence.mjs';
import { startTestPlatform } from './platform.mjs';
import { attempted, lateEffects } from './run-fault.mjs';

/**
 * Starts a platform, runs the faults one after the other, and stops it. When `signal` is aborted, what was found until
 * then is returned.
 * @param {import('./options.mjs').FaultOptions} options
 * @param {{
 *   show: (text: string) => void, onRun?: (run: import('./run-fault.mjs').Run) => void, signal?: AbortSignal,
 * }} progress
 * @returns {Promise<{ runs: import('./run-fault.mjs').Run[], late: string[], dataDir: string }>}
 */
export async function runSuite(
  { faults, replicas, keep, ...amounts },
  { show, onRun = () => undefined, signal },
) {
  const arrivals = new EventEmitter();
  const onRequest = () => void arrivals.emit('request');
  const receivers = [await startReceiver({ onRequest }), await startReceiver({ onRequest })];
  const endpoints = receivers.map(({ url }) => url);
  const platform = await startTestPlatform({ replicas, show }).catch((error) => {
    for (const receiver of receivers) receiver.close();
    throw error;
  });
  const witness = makeWitness({ description: platform.description, receivers });
  const bench = { platform, witness, endpoints, arrivals };
  const interrupted = aborted(signal);
  /** @type {import('./run-fault.mjs').Run[]} */
  const runs = [];
  try {
    for (const fault of faults) {
      show(`  … ${fault.name}: ${fault.what}\n`);
      const run = await Promise.race([attempted(fault, amounts, bench), interrupted]);
      if (!run) break;
      runs.push(run);
      onRun(run);
    }
    return { runs, late: await lateEffects(runs, bench), dataDir: platform.dataDir };
  } finally {
    await witness.close();
    await platform.stop(keep);
    for (const receiver of receivers) receiver.close();
  }
}

/**
 * @param {AbortSignal | undefined} signal
 * @returns {Promise<undefined>}
 */
function aborted(signal) {
  return new Promise((resolve) => {
    if (signal?.aborted) resolve(undefined);
    signal?.addEventListener('abort', () => resolve(undefined), { once: true });
  });
}
