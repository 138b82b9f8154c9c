import type { Mongo } from '@colloquy/mongo';
import { makeRunRepository, runModel } from './run-repository';

export const makeStorage = (mongo: Mongo) => ({ runs: makeRunRepository(runModel(mongo)) });
