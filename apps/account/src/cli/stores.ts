import { AppError, newId, systemClock, untilAnswersExpire } from '@colloquy/kernel';
import type { Mongo } from '@colloquy/mongo';
import { onDatabase } from '@colloquy/service/command';
import { type CommandConfig, readCommandConfig } from '../config';
import type { Owner } from '../domain/account';
import { makeKeyMaker } from '../keys/key-maker';
import { makeStorage } from '../storage';
import { makeUseCases } from '../use-cases';
import { makeProvision } from '../use-cases/provision';
import { makeSetStatus } from '../use-cases/set-status';

/** @throws AppError `unavailable` if the database cannot be reached within 10 s */
export async function withStores(
  env: NodeJS.ProcessEnv,
  work: (stores: ReturnType<typeof makeStores>) => Promise<void>,
): Promise<void> {
  const config = readCommandConfig(env);
  await onDatabase(config.mongo, (mongo) => makeStores(mongo, config), work);
}

function makeStores(mongo: Mongo, config: CommandConfig) {
  const deps = {
    ...makeStorage(mongo),
    keyMaker: makeKeyMaker(config.apiKeyPepper),
    untilAnswersExpire,
    clock: systemClock,
    newId,
  };
  const useCases = makeUseCases(deps);
  const { createApiKey } = useCases;
  const provision = makeProvision({ ...deps, createApiKey, issuer: config.oidcIssuer });
  return { ...useCases, ownerOf, provision, setStatus: makeSetStatus(deps) };

  async function ownerOf(userId: string): Promise<Owner> {
    const owner = await deps.directory.ownerOf(userId);
    if (!owner) throw new AppError('not-found', undefined, `No user ${userId}`);
    return owner;
  }
}
