import { AppError, pause, systemClock } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { makeMongo, type Mongo } from '@colloquy/mongo';
import { readCommandConfig, rulesOf } from '../config';
import { makeStores } from '../storage/stores';
import type { Deps } from '../use-cases/deps';

/**
 * Opens the database for the length of `work`.
 * @throws AppError `unavailable` when it cannot be reached within 10 s
 */
export async function withDatabase(
  env: NodeJS.ProcessEnv,
  work: (deps: Deps) => Promise<void>,
): Promise<void> {
  const config = readCommandConfig(env);
  const mongo = makeMongo({ ...config.mongo, logger: silentLogger });
  const deps: Deps = { ...makeStores(mongo), clock: systemClock, rules: rulesOf(config) };
  try {
    await mongo.start();
    await untilReady(mongo);
    await work(deps);
  } finally {
    await mongo.stop();
  }
}

async function untilReady(mongo: Mongo): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await pause(100)) {
    if (await mongo.ready().catch(() => false)) return;
  }
  throw new AppError('unavailable', undefined, 'The database cannot be reached');
}
