import type { Model, mongo } from 'mongoose';
import type { Logger } from '@colloquy/logging';
import { collectionOf } from './collection';
import { declaredIndexes, presentIndexes } from './declared-indexes';

/** Drops indexes that earlier versions declared; due once, `afterMs` after the start. */
export function makeRetiredIndexes({ logger, afterMs }: { logger: Logger; afterMs: number }) {
  const retired: [Model<never>, readonly string[]][] = [];
  const dueAt = performance.now() + afterMs;
  let hasDropped = false;

  return {
    /** @throws Error if an index is both declared and retired */
    add(model: Model<never>, names: readonly string[]): void {
      const declared = declaredIndexes(model.schema).map(({ name }) => name);
      const wrong = names.find((name) => name === '_id_' || declared.includes(name));
      if (wrong !== undefined) throw new Error(`Index ${wrong} is in use`);
      retired.push([model, names]);
    },
    /** Once in a process, since a process of an earlier version that still runs builds its index again. */
    areDue: () => !hasDropped && performance.now() >= dueAt,
    async drop(): Promise<void> {
      for (const [model, names] of retired) {
        const collection = collectionOf(model as unknown as Model<mongo.Document>);
        const present = await presentIndexes(collection);
        for (const index of names.filter((name) => present.has(name))) {
          await collection.dropIndex(index).catch(unlessAbsent);
          logger.info('Retired index was dropped', { collection: collection.collectionName, index });
        }
      }
      hasDropped = true;
    },
  };
}

const indexNotFound = 27;

/** Another replica may have dropped the index. */
function unlessAbsent(error: unknown): void {
  if ((error as { code?: unknown }).code !== indexNotFound) throw error;
}
