import type { Model, mongo } from 'mongoose';
import type { Logger } from '@colloquy/logging';
import { Gauge, type Registry } from 'prom-client';
import { collectionOf } from './collection';
import { type DeclaredIndex, declaredIndexes, presentIndexes } from './declared-indexes';
import { type IndexRefused, makeIndexBuilder } from './index-builder';
import { makeRetiredIndexes } from './retired-indexes';

/** Keeps the declared indexes of the added models in the database. */
export function makeIndexes(options: {
  logger: Logger;
  registry: Registry;
  refusedPauseMs: number;
  /** Time from the start to the removal of retired indexes, milliseconds. */
  retireAfterMs?: number;
}) {
  const { logger, registry, retireAfterMs = 0 } = options;
  const models: Model<never>[] = [];
  const builder = makeIndexBuilder(options);
  const retired = makeRetiredIndexes({ logger, afterMs: retireAfterMs });
  const missing = new Gauge({
    name: 'colloquy_mongo_index_missing',
    help: '1 if the last check did not find the index, else 0',
    labelNames: ['collection', 'index'],
    registers: [registry],
  });

  function lackingOf(
    { collectionName }: mongo.Collection,
    wanted: DeclaredIndex[],
    present: Map<string, boolean>,
  ) {
    return wanted.filter(({ name, options: { unique = false } }) => {
      const isLacking = present.get(name) !== unique;
      missing.set({ collection: collectionName, index: name }, isLacking ? 1 : 0);
      return isLacking;
    });
  }

  /** Returns whether an index was missing. */
  async function buildMissing(
    onBuilt: (about: { collection: string; index: string }) => void,
  ): Promise<boolean> {
    let refusal: IndexRefused | undefined;
    let isMissing = false;
    for (const model of models) {
      const wanted = declaredIndexes(model.schema);
      if (wanted.length === 0) continue;
      const collection: mongo.Collection = collectionOf(model as unknown as Model<mongo.Document>);
      const present = await presentIndexes(collection);
      const lacking = lackingOf(collection, wanted, present);
      isMissing ||= lacking.length > 0;
      const areBuiltTogether = present.size === 0 && (await builder.buildTogether(collection, lacking));
      for (const index of lacking) {
        const failure = areBuiltTogether ? undefined : await builder.build(collection, index);
        if (failure) refusal ??= failure;
        else onBuilt({ collection: collection.collectionName, index: index.name });
      }
    }
    if (refusal) throw refusal;
    return isMissing;
  }

  /** An index of which a build has begun is listed as present, but the build may fail; this waits for it. */
  async function areBuilt(): Promise<boolean> {
    for (const model of models) {
      const collection: mongo.Collection = collectionOf(model as unknown as Model<mongo.Document>);
      for (const index of declaredIndexes(model.schema)) {
        if (await builder.build(collection, index)) return false;
      }
    }
    return true;
  }

  return {
    /** @throws Error if an index is both declared and retired */
    add(model: Model<never>, retiredNames: readonly string[]): void {
      models.push(model);
      retired.add(model, retiredNames);
    },
    /** Repeatable. @throws IndexRefused if an index cannot be built; the other indexes are built */
    async build(): Promise<void> {
      await buildMissing(() => undefined);
    },
    /** Builds removed indexes again and reports them. If none was missing, drops the retired indexes when due. */
    async restore(): Promise<void> {
      const isMissing = await buildMissing((about) => logger.error('Missing index was built again', about));
      if (!isMissing && retired.areDue() && (await areBuilt())) await retired.drop();
    },
  };
}
