import type { Mongo } from '@colloquy/mongo';
import { makeApiKeyRepository } from './api-key-repository';
import { makeDirectoryRepository } from './directory-repository';
import { accountModels } from './models';

export function makeStorage(mongo: Mongo) {
  const models = accountModels(mongo);
  return { directory: makeDirectoryRepository(models), apiKeys: makeApiKeyRepository(models) };
}
