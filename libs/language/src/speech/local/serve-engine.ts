import { endWithParent } from './end-with-parent';
import type { EngineFunctions } from './engine';
import { type EngineAnswer, type EngineTask, memoryExitCode } from './engine-messages';

/** Maximum memory in addition to the models, bytes. */
const maxGrowthBytes = 1024 ** 3;

export function serveEngine(functions: EngineFunctions): void {
  const isWithinLimit = memoryLimit(maxGrowthBytes, () => process.memoryUsage.rss());
  let last: Promise<void> = Promise.resolve();

  async function perform({ id, name, task }: EngineTask): Promise<void> {
    const answer = await answerTo(functions, { id, name, task });
    if (!process.connected) return;
    const sent = new Promise<unknown>((resolve) => process.send?.(answer, undefined, undefined, resolve));
    if (name === 'load' || isWithinLimit()) return;
    await sent; // an answer with sound takes several writes
    process.exit(memoryExitCode);
  }

  process.on('message', (message: EngineTask) => {
    last = last.then(() => perform(message));
  });
  process.once('disconnect', () => process.exit());
  endWithParent();
  // a terminal sends its signals to this process too, but the service ends it
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
}

async function answerTo(functions: EngineFunctions, { id, name, task }: EngineTask): Promise<EngineAnswer> {
  try {
    return { id, value: await functions[name]?.(task as never) };
  } catch (error) {
    return { id, reason: name === 'load' && error instanceof Error ? error.message : '' };
  }
}

export function memoryLimit(maxBytes: number, size: () => number): () => boolean {
  let limit: number | undefined;
  return () => {
    const bytes = size();
    limit ??= bytes + maxBytes;
    return bytes <= limit;
  };
}
