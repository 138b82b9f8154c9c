import { AppError } from '@colloquy/kernel';
import { collectionOf, type Model, Schema } from '@colloquy/mongo';
import {
  pageBytes,
  type Turn,
  turnBytes,
  type TurnRepository,
  type LatestTurns,
  type TurnOwner,
  type TurnPlace,
} from '../domain/turn-ports';

export interface TurnDocument extends Turn {
  _id: string;
  accountId: string;
  interviewId: string;
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
    skips: Schema.Types.Mixed,
    trimmed: Boolean,
  },
  { versionKey: false, autoIndex: false, shardKey: { accountId: 1, interviewId: 1 } },
);

/** Lists of turns, and removal of an interview's turns. */
const inOrder = { accountId: 1, interviewId: 1, sessionId: 1, sequence: 1 } as const;

turnSchema.index(inOrder);

/** Queries by id, which `inOrder` might serve too. */
const byId = { _id: 1 } as const;

const asTurn = { _id: 0, accountId: 0, interviewId: 0, trimmed: 0 } as const;

export function makeTurnRepository(model: Model<TurnDocument>): TurnRepository {
  const collection = () => collectionOf(model);
  const idOf = (turn: Pick<Turn, 'sessionId' | 'sequence'>) => `${turn.sessionId}:${turn.sequence}`;
  const list: TurnRepository['list'] = async (owner, sessionIds) => {
    const documents = (await collection()
      .find({ ...owner, sessionId: { $in: [...sessionIds] } }, { projection: asTurn, hint: inOrder })
      .sort({ sessionId: 1, sequence: 1 })
      .toArray()) as unknown as Turn[];
    const indexOf = new Map(sessionIds.map((id, index) => [id, index]));
    return documents.sort((a, b) => (indexOf.get(a.sessionId) ?? 0) - (indexOf.get(b.sessionId) ?? 0));
  };

  /** Finds the latest turn up to the given one that begins or ends a part off the record. */
  async function modeAt(
    owner: TurnOwner,
    { sessionId, sequence }: TurnPlace,
  ): Promise<Pick<LatestTurns, 'modeBefore'>> {
    const act = { $in: ['off-the-record-until', 'back-on-the-record'] };
    const found = await collection().findOne(
      { ...owner, sessionId, sequence: { $lte: sequence }, act, text: { $ne: '' } }, // an unheard turn changes nothing
      { projection: asTurn, hint: inOrder, sort: { sessionId: -1, sequence: -1 } },
    );
    return found ? { modeBefore: found as unknown as Turn } : {};
  }

  return {
    async append(owner, turns) {
      if (turns.length === 0) return;
      const result = await collection().bulkWrite(
        turns.map((turn) => ({
          updateOne: {
            filter: { _id: idOf(turn), ...owner },
            update: { $setOnInsert: turn },
            upsert: true,
            hint: byId,
          },
        })),
        { ordered: true },
      );
      if (result.upsertedCount === turns.length) return;
      const stored = await collection()
        .find({ _id: { $in: turns.map(idOf) }, ...owner }, { hint: byId })
        .toArray();
      const storedById = new Map(
        stored.map((document) => [String(document._id), document as unknown as TurnDocument]),
      );
      if (turns.some((turn) => !isSame(turn, storedById.get(idOf(turn))))) {
        throw new AppError('conflict', 'TURN_CONFLICT', 'A different turn has this sequence');
      }
    },
    list,
    async page(owner, sessionIds, after) {
      const from = after ? sessionIds.indexOf(after.sessionId) : 0;
      if (from < 0) throw new AppError('invalid', undefined, 'after_session_id: not in this conversation');
      const turns: Turn[] = [];
      let bytes = 0;
      // reads one session after the other, to read nothing that does not fit the page
      for (const sessionId of sessionIds.slice(from)) {
        const sequence = { $gt: sessionId === after?.sessionId ? after.sequence : -1 };
        const found = collection()
          .find({ ...owner, sessionId, sequence }, { projection: asTurn, hint: inOrder })
          .sort({ sessionId: 1, sequence: 1 });
        for await (const document of found) {
          if (bytes > pageBytes) return { turns, hasMore: true };
          const turn = document as unknown as Turn;
          bytes += turnBytes(turn.text);
          turns.push(turn);
        }
      }
      return { turns, hasMore: false };
    },
    async textBytes(owner, exceptSessionId) {
      const [sum] = await collection()
        .aggregate<{ bytes: number }>(
          [
            { $match: { ...owner, sessionId: { $ne: exceptSessionId } } },
            { $group: { _id: null, bytes: { $sum: { $strLenBytes: '$text' } } } },
          ],
          { hint: inOrder },
        )
        .toArray();
      return sum?.bytes ?? 0;
    },
    async latest(owner, sessionIds, limits) {
      const turns: Turn[] = [];
      let bytes = 0;
      for (const sessionId of sessionIds.toReversed()) {
        const found = collection()
          .find({ ...owner, sessionId }, { projection: asTurn, hint: inOrder })
          .sort({ sessionId: -1, sequence: -1 });
        for await (const document of found) {
          const turn = document as unknown as Turn;
          bytes += Buffer.byteLength(turn.text);
          if (turns.length === limits.turns || bytes > limits.bytes) {
            return { turns: fromAgent(turns.reverse()), ...(await modeAt(owner, turn)) };
          }
          turns.push(turn);
        }
      }
      return { turns: turns.reverse() };
    },
    async trim(owner, place, { text, ...when }) {
      for (;;) {
        const found = await collection().findOne(
          { _id: idOf(place), ...owner, role: 'agent' },
          { hint: byId },
        );
        if (!found) throw new AppError('not-found', 'TURN_NOT_FOUND', 'Agent turn not found');
        const isShort = text === undefined || text.startsWith(found.text);
        if (!isShort && !found.text.startsWith(text)) {
          throw new AppError('conflict', 'TURN_CONFLICT', 'The text is not the beginning of the turn');
        }
        const change = { ...when, ...(isShort ? {} : { text, trimmed: true as const }) };
        if (Object.keys(change).length === 0) return;
        const { matchedCount } = await collection().updateOne(
          { _id: idOf(place), ...owner, text: found.text },
          { $set: change },
          { hint: byId },
        );
        if (matchedCount === 1) return;
      }
    },
    async removeAll(owner) {
      await collection().deleteMany({ ...owner }, { hint: inOrder });
    },
  };
}

const isSame = (turn: Turn, stored: TurnDocument | undefined) =>
  stored?.role === turn.role &&
  (stored.text === turn.text || (stored.trimmed === true && turn.text.startsWith(stored.text))) &&
  stored.utteranceId === turn.utteranceId;

/** A wish about the record may be in the part of an answer that was cut off. */
const fromAgent = (turns: readonly Turn[]): Turn[] =>
  turns.slice(
    Math.max(
      0,
      turns.findIndex(({ role }) => role === 'agent'),
    ),
  );
