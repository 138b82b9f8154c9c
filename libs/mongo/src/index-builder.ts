import type { mongo } from 'mongoose';
import { AppError } from '@colloquy/kernel';
import { errorFields, type Logger } from '@colloquy/logging';
import type { DeclaredIndex } from './declared-indexes';

/** An index that cannot be built until an operator has changed something. */
export class IndexRefused extends AppError {
  /** The text names the index but no values, in contrast to the database's error. */
  constructor({ collection, index }: { collection: string; index: string }, reason: string) {
    super(
      'conflict',
      'INDEX_REFUSED',
      `Index ${index} of collection ${collection} cannot be built: ${reason}`,
    );
  }
}

const reasons = new Map<unknown, string>([
  [11000, 'duplicates exist; remove them'],
  [85, 'an index with other options exists; drop it'],
  [86, 'an index of this name exists with other keys or options; drop it'],
]);

const reasonOf = (error: unknown) => reasons.get((error as { code?: unknown }).code);

/** Builds indexes; after a refusal it waits `refusedPauseMs` until it tries the same index again. */
export function makeIndexBuilder({ logger, refusedPauseMs }: { logger: Logger; refusedPauseMs: number }) {
  const refused = new Map<string, { refusal: IndexRefused; atMs: number }>();

  return {
    /** Builds all indexes of a new collection in one command. Returns false if an index has to be built alone. */
    async buildTogether(collection: mongo.Collection, lacking: readonly DeclaredIndex[]): Promise<boolean> {
      const described = lacking.map(({ key, options }) => ({ key, ...options }));
      try {
        await collection.createIndexes(described as mongo.IndexDescription[]);
        return true;
      } catch (error) {
        if (reasonOf(error) === undefined) throw error;
        return false;
      }
    },
    async build(
      collection: mongo.Collection,
      { name, key, options }: DeclaredIndex,
    ): Promise<IndexRefused | undefined> {
      const about = { collection: collection.collectionName, index: name };
      const id = `${about.collection} ${name}`;
      const last = refused.get(id);
      if (last && performance.now() < last.atMs + refusedPauseMs) return last.refusal;
      try {
        await collection.createIndex(key, options);
        refused.delete(id);
        return undefined;
      } catch (error) {
        const reason = reasonOf(error);
        if (reason === undefined) throw error;
        const refusal = new IndexRefused(about, reason);
        if (!last) logger.error('Index could not be built', { ...about, ...errorFields(refusal) });
        refused.set(id, { refusal, atMs: performance.now() });
        return refusal;
      }
    },
  };
}
