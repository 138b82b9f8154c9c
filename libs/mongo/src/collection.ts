import type { Model, mongo } from 'mongoose';
import { AppError } from '@colloquy/kernel';

/**
 * Returns the driver's collection of a model, without mongoose's casts: for documents that are already validated,
 * because a cast costs more CPU than the write, and for reads that the caller maps.
 * @throws AppError `unavailable` until the database has been reached for the first time
 */
export function collectionOf<T extends object>(model: Model<T>): mongo.Collection<T> {
  const { db } = model.db;
  if (!db) throw new AppError('unavailable', undefined, 'Temporarily unavailable');
  return db.collection<T>(model.collection.collectionName);
}

export function isDuplicateKey(thrown: unknown): boolean {
  return (thrown as { code?: unknown } | null)?.code === 11000;
}
