import { AppError } from '@colloquy/kernel';
import { collectionOf, type Model, Schema } from '@colloquy/mongo';
import type { Turn, TurnRepository } from '../domain/ports';

/** A turn at rest. `_id` is session and sequence: the place it was said at. */
export interface TurnDocument extends Turn {
  _id: string;
  accountId: string;
  interviewId: string;
}

export const turnSchema = new Schema<TurnDocument>(
  {
    _id: { type: String, required: true },
    accountId: String,
    interviewId: String,
    sessionId: String,
    sequence: Number,
    role: String,
    text: String,
    offsetMs: Number,
    durationMs: Number,
    act: String,
    questionIndex: Number,
    utteranceId: String,
  },
  { versionKey: false, autoIndex: false },
);

// Turns of one or several sessions in order; all turns of an interview that is deleted
turnSchema.index({ accountId: 1, interviewId: 1, sessionId: 1, sequence: 1 });

/** What was said, one document a turn. */
export function makeTurnRepository(model: Model<TurnDocument>): TurnRepository {
  const collection = () => collectionOf(model);
  const idOf = (turn: Turn) => `${turn.sessionId}:${turn.sequence}`;

  return {
    async append(owner, turns) {
      if (turns.length === 0) return;
      const result = await collection().bulkWrite(
        turns.map((turn) => ({
          updateOne: {
            filter: { _id: idOf(turn), ...owner },
            update: { $setOnInsert: turn },
            upsert: true,
          },
        })),
        { ordered: true },
      );
      if (result.upsertedCount === turns.length) return;
      const stored = await collection()
        .find({ _id: { $in: turns.map(idOf) }, ...owner })
        .toArray();
      const byId = new Map(
        stored.map((document) => [String(document._id), document as unknown as TurnDocument]),
      );
      if (turns.some((turn) => !isSame(turn, byId.get(idOf(turn))))) {
        throw new AppError('conflict', 'TURN_CONFLICT', 'Something else was said at this place');
      }
    },
    async list(owner, sessionIds) {
      const documents = (await collection()
        .find(
          { ...owner, sessionId: { $in: [...sessionIds] } },
          {
            projection: { _id: 0, accountId: 0, interviewId: 0 },
          },
        )
        .sort({ sessionId: 1, sequence: 1 })
        .toArray()) as unknown as Turn[];
      const place = new Map(sessionIds.map((id, index) => [id, index]));
      return documents.sort((a, b) => (place.get(a.sessionId) ?? 0) - (place.get(b.sessionId) ?? 0));
    },
    async removeAll(owner) {
      await collection().deleteMany({ ...owner });
    },
  };
}

const isSame = (turn: Turn, stored: Turn | undefined) =>
  stored?.role === turn.role && stored.text === turn.text && stored.utteranceId === turn.utteranceId;
