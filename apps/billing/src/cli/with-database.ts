import { systemClock } from '@colloquy/kernel';
import type { Mongo } from '@colloquy/mongo';
import { onDatabase } from '@colloquy/service/command';
import { readCommandConfig, rulesOf } from '../config';
import { makeStorage } from '../storage';
import { makeUseCases, type UseCases } from '../use-cases';
import type { Deps } from '../use-cases/deps';

export type Billing = Deps & UseCases;

export async function withDatabase(
  env: NodeJS.ProcessEnv,
  work: (billing: Billing) => Promise<void>,
): Promise<void> {
  const config = readCommandConfig(env);
  const rules = rulesOf(config);
  const open = (mongo: Mongo) => {
    const deps = { ...makeStorage(mongo), clock: systemClock, rules };
    return { ...deps, ...makeUseCases(deps) };
  };
  await onDatabase(config.mongo, open, work);
}
