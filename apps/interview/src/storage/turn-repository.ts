import { AppError } from '@colloquy/kernel';
import { collectionOf, type Model, Schema } from '@colloquy/mongo';
import type { Turn, TurnRepository } from '../domain/ports';

/** A turn at rest. `_id` is session and sequence: the place it was said at. */
export interface TurnDocument extends Turn {
  _id: string;
  accountId: string;
  interviewId: string;
  /** Set when what was not heard has been taken back. */
  trimmed?: true;
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
    wordedBy: String,
    fallback: String,
    request: String,
    trimmed: Boolean,
  },
  { versionKey: false, autoIndex: false },
);

// Turns of one or several sessions in order; all turns of an interview that is deleted
turnSchema.index({ accountId: 1, interviewId: 1, sessionId: 1, sequence: 1 });

/** What was said, one document a turn. */
export function makeTurnRepository(model: Model<TurnDocument>): TurnRepository {
  const collection = () => collectionOf(model);
  const idOf = (turn: Pick<Turn, 'sessionId' | 'sequence'>) => `${turn.sessionId}:${turn.sequence}`;
  const list: TurnRepository['list'] = async (owner, sessionIds) => {
    const documents = (await collection()
      .find(
        { ...owner, sessionId: { $in: [...sessionIds] } },
        { projection: { _id: 0, accountId: 0, interviewId: 0, trimmed: 0 } },
      )
      .sort({ sessionId: 1, sequence: 1 })
      .toArray()) as unknown as Turn[];
    const place = new Map(sessionIds.map((id, index) => [id, index]));
    return documents.sort((a, b) => (place.get(a.sessionId) ?? 0) - (place.get(b.sessionId) ?? 0));
  };

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
    list,
    listHeard: async (owner, sessionIds) => (await list(owner, sessionIds)).filter(({ text }) => text !== ''),
    async trim(owner, place, { text, ...when }) {
      for (;;) {
        const found = await collection().findOne({ _id: idOf(place), ...owner, role: 'agent' });
        if (!found) throw new AppError('not-found', 'TURN_NOT_FOUND', 'No such turn of the agent');
        const isShort = text === undefined || text.startsWith(found.text);
        if (!isShort && !found.text.startsWith(text)) {
          throw new AppError('conflict', 'TURN_CONFLICT', 'This is not the beginning of the turn');
        }
        const change = { ...when, ...(isShort ? {} : { text, trimmed: true as const }) };
        if (Object.keys(change).length === 0) return;
        // somebody else may have shortened it in between: then it is looked at again
        const { matchedCount } = await collection().updateOne(
          { _id: idOf(place), ...owner, text: found.text },
          { $set: change },
        );
        if (matchedCount === 1) return;
      }
    },
    async removeAll(owner) {
      await collection().deleteMany({ ...owner });
    },
  };
}

const isSame = (turn: Turn, stored: TurnDocument | undefined) =>
  stored?.role === turn.role &&
  (stored.text === turn.text || (stored.trimmed === true && turn.text.startsWith(stored.text))) &&
  stored.utteranceId === turn.utteranceId;
