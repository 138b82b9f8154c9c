import { EventEmitter } from 'node:events';
import { startReceiver } from '../../simulator/src/demo/receiver.ts';
import { makeEvidenceReader } from './evidence.ts';
import { startTestPlatform } from './platform.ts';
import { runFault, lateEffects, type Run } from './run-fault.ts';
import type { FaultOptions } from './options.ts';

interface SuiteHooks {
  show(text: string): void;
  onRun?(run: Run): void;
  signal?: AbortSignal;
}

interface SuiteResult {
  runs: Run[];
  late: string[];
  dataDir: string;
}

export async function runSuite(
  { faults, replicas, keep, ...amounts }: FaultOptions,
  { show, onRun = () => undefined, signal }: SuiteHooks,
): Promise<SuiteResult> {
  const arrivals = new EventEmitter();
  const onRequest = () => void arrivals.emit('request');
  const receivers = [await startReceiver({ onRequest }), await startReceiver({ onRequest })];
  const endpoints = receivers.map(({ url }) => url);
  const platform = await startTestPlatform({ replicas, show }).catch((error) => {
    for (const receiver of receivers) receiver.close();
    throw error;
  });
  const evidence = makeEvidenceReader({ description: platform.description, receivers });
  const bench = { platform, evidence, endpoints, arrivals };
  const interrupted = aborted(signal);
  const runs: Run[] = [];
  try {
    for (const fault of faults) {
      show(`  … ${fault.name}: ${fault.summary}\n`);
      const run = await Promise.race([runFault(fault, amounts, bench), interrupted]);
      if (!run) break;
      runs.push(run);
      onRun(run);
    }
    return { runs, late: await lateEffects(runs, bench), dataDir: platform.dataDir };
  } finally {
    await evidence.close();
    await platform.stop(keep);
    for (const receiver of receivers) receiver.close();
  }
}

function aborted(signal: AbortSignal | undefined): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal?.aborted) resolve(undefined);
    signal?.addEventListener('abort', () => resolve(undefined), { once: true });
  });
}
