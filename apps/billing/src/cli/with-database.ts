import { AppError, pause, systemClock } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { makeMongo, type Mongo } from '@colloquy/mongo';
import { readCommandConfig, rulesOf } from '../config';
import { makeRepositories } from '../storage/repositories';
import { makeUseCases, type UseCases } from '../use-cases';
import type { Deps } from '../use-cases/deps';

export type Billing = Deps & UseCases;

/** @throws AppError `unavailable` if the database cannot be reached within 10 s */
export async function withDatabase(
  env: NodeJS.ProcessEnv,
  work: (billing: Billing) => Promise<void>,
): Promise<void> {
  const config = readCommandConfig(env);
  const mongo = makeMongo({ ...config.mongo, logger: silentLogger });
  const deps = { ...makeRepositories(mongo), clock: systemClock, rules: rulesOf(config) };
  try {
    await mongo.start();
    await untilReady(mongo);
    await work({ ...deps, ...makeUseCases(deps) });
  } finally {
    await mongo.stop();
  }
}

async function untilReady(mongo: Mongo): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await pause(100)) {
    if (await mongo.ready().catch(() => false)) return;
  }
  throw new AppError('unavailable', undefined, 'The database cannot be reached: check MONGODB_URI');
}
