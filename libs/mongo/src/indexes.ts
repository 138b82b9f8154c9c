import type { Model, mongo, Schema } from 'mongoose';
import { AppError } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import { Gauge, type Registry } from 'prom-client';
import { collectionOf } from './collection';

export interface Indexes {
  /** Repeatable. @throws IndexRefused if an index cannot be built; the other indexes are built */
  build(): Promise<void>;
  /**
   * Builds indexes again that were removed, and reports them. Otherwise like {@link Indexes.build}. Later it drops the
   * retired indexes, once.
   */
  restore(): Promise<void>;
}

/** Names of indexes of a collection that earlier versions declared. */
export type RetiredIndexes = ReadonlyMap<Model<never>, readonly string[]>;

/** An index that cannot be built until an operator has changed something. */
export class IndexRefused extends AppError {
  /** The text names the index but no values, in contrast to the database's error. */
  constructor({ collection, index }: About, reason: string) {
    super(
      'conflict',
      'INDEX_REFUSED',
      `Index ${index} of collection ${collection} cannot be built: ${reason}`,
    );
  }
}

interface About {
  collection: string;
  index: string;
}

const namespaceNotFound = 26;
const indexNotFound = 27;

const reasons = new Map<unknown, string>([
  [11000, 'duplicates exist; remove them'],
  [85, 'an index with other options exists; drop it'],
  [86, 'an index of this name exists with other keys or options; drop it'],
]);

export function makeIndexes(options: {
  models: readonly Model<never>[];
  logger: Logger;
  registry: Registry;
  refusedPauseMs: number;
  retired?: RetiredIndexes;
  /** Time from the start to the removal of retired indexes, milliseconds. */
  retireAfterMs?: number;
}): Indexes {
  const { models, logger, registry, refusedPauseMs, retireAfterMs = 0 } = options;
  const retired: RetiredIndexes = options.retired ?? new Map();
  const retireAt = performance.now() + retireAfterMs;
  let hasRetired = false;
  const missing = new Gauge({
    name: 'colloquy_mongo_index_missing',
    help: '1 if the last check did not find the index, else 0',
    labelNames: ['collection', 'index'],
    registers: [registry],
  });
  const refused = new Map<string, { refusal: IndexRefused; atMs: number }>();

  async function tryBuild(
    collection: mongo.Collection,
    about: About,
    [key, specified]: Specified,
  ): Promise<IndexRefused | undefined> {
    const name = `${about.collection} ${about.index}`;
    const last = refused.get(name);
    if (last && performance.now() < last.atMs + refusedPauseMs) return last.refusal;
    try {
      await collection.createIndex(key, specified);
      refused.delete(name);
      return undefined;
    } catch (error) {
      const reason = reasons.get((error as { code?: unknown }).code);
      if (reason === undefined) throw error;
      const refusal = new IndexRefused(about, reason);
      if (!last) logger.error('Index could not be built', { ...about, ...errorFields(refusal) });
      refused.set(name, { refusal, atMs: performance.now() });
      return refusal;
    }
  }

  /** Builds the indexes of a new collection in one command. Returns false if an index has to be built alone. */
  async function buildTogether(
    collection: mongo.Collection,
    lacking: readonly [About, Specified][],
  ): Promise<boolean> {
    const specified = lacking.map(([, [key, options]]) => ({ key, ...options }));
    try {
      await collection.createIndexes(specified as mongo.IndexDescription[]);
      return true;
    } catch (error) {
      if (reasons.has((error as { code?: unknown }).code)) return false;
      throw error;
    }
  }

  /** Returns whether an index was missing. */
  async function buildMissing(onBuilt: (about: About) => void): Promise<boolean> {
    let refusal: IndexRefused | undefined;
    let isMissing = false;
    for (const model of models) {
      const wanted = model.schema.indexes() as Specified[];
      if (wanted.length === 0) continue;
      const collection: mongo.Collection = collectionOf(model as unknown as Model<mongo.Document>);
      const present = await presentIn(collection);
      const lacking: [About, Specified][] = [];
      for (const specified of wanted) {
        const [key, { name, unique = false }] = specified;
        const about = { collection: collection.collectionName, index: name ?? nameOf(key) };
        const isPresent = present.get(about.index) === unique;
        missing.set({ ...about }, isPresent ? 0 : 1);
        if (!isPresent) lacking.push([about, specified]);
      }
      isMissing ||= lacking.length > 0;
      const built = present.size === 0 && (await buildTogether(collection, lacking));
      for (const [about, specified] of lacking) {
        const failure = built ? undefined : await tryBuild(collection, about, specified);
        if (failure) refusal ??= failure;
        else onBuilt(about);
      }
    }
    if (refusal) throw refusal;
    return isMissing;
  }

  /** Only once in a process: a process of an earlier version that still runs builds its index again. */
  async function dropRetired(): Promise<void> {
    if (hasRetired || performance.now() < retireAt) return;
    for (const [model, names] of retired) {
      const collection = collectionOf(model as unknown as Model<mongo.Document>);
      const present = await presentIn(collection);
      for (const index of names.filter((name) => present.has(name))) {
        await collection.dropIndex(index).catch(unlessAbsent);
        logger.info('Retired index was dropped', { collection: collection.collectionName, index });
      }
    }
    hasRetired = true;
  }

  return {
    async build() {
      await buildMissing(() => undefined);
    },
    async restore() {
      const report = (about: About) => logger.error('Missing index was built again', { ...about });
      if (!(await buildMissing(report))) await dropRetired();
    },
  };
}

type Specified = [key: Record<string, 1 | -1>, options: mongo.CreateIndexesOptions];

async function presentIn(collection: mongo.Collection): Promise<Map<string, boolean>> {
  try {
    const found = await collection.indexes();
    return new Map(found.map(({ name = '', unique = false }) => [name, unique]));
  } catch (error) {
    if ((error as { code?: unknown }).code === namespaceNotFound) return new Map();
    throw error;
  }
}

/** Another replica may have dropped the index. */
function unlessAbsent(error: unknown): void {
  if ((error as { code?: unknown }).code !== indexNotFound) throw error;
}

/** @throws Error if an index is both declared and retired */
export function assertRetired(schema: Pick<Schema<never>, 'indexes'>, retired: readonly string[]): void {
  const declared = (schema.indexes() as Specified[]).map(([key, { name }]) => name ?? nameOf(key));
  const wrong = retired.find((name) => name === '_id_' || declared.includes(name));
  if (wrong !== undefined) throw new Error(`Index ${wrong} is in use`);
}

const nameOf = (key: Record<string, 1 | -1>) => Object.entries(key).flat().join('_');
