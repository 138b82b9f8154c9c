import { AppError } from '@colloquy/kernel';
import { collectionOf, type Model } from '@colloquy/mongo';
import {
  type LatestTurns,
  pageBytes,
  type Turn,
  turnBytes,
  type TurnOwner,
  type TurnPosition,
  type TurnRepository,
} from '../domain/turn-ports';
import { indexes, type TurnDocument } from './turn-model';

const asTurn = { _id: 0, accountId: 0, interviewId: 0, trimmed: 0 } as const;

type TurnReads = Pick<TurnRepository, 'list' | 'latest' | 'page' | 'textBytes'>;

export function makeTurnReads(model: Model<TurnDocument>): TurnReads {
  const collection = () => collectionOf(model);

  async function modeAt(
    owner: TurnOwner,
    { sessionId, sequence }: TurnPosition,
  ): Promise<Pick<LatestTurns, 'modeBefore'>> {
    const act = { $in: ['off-the-record-until', 'back-on-the-record'] };
    const found = await collection().findOne(
      { ...owner, sessionId, sequence: { $lte: sequence }, act, text: { $ne: '' } }, // an unheard turn changes nothing
      { projection: asTurn, hint: indexes.inOrder, sort: { sessionId: -1, sequence: -1 } },
    );
    return found ? { modeBefore: found as unknown as Turn } : {};
  }

  return {
    async list(owner, sessionIds) {
      const documents = (await collection()
        .find(
          { ...owner, sessionId: { $in: [...sessionIds] } },
          { projection: asTurn, hint: indexes.inOrder },
        )
        .sort({ sessionId: 1, sequence: 1 })
        .toArray()) as unknown as Turn[];
      const indexOf = new Map(sessionIds.map((id, index) => [id, index]));
      return documents.sort((a, b) => (indexOf.get(a.sessionId) ?? 0) - (indexOf.get(b.sessionId) ?? 0));
    },
    async page(owner, sessionIds, after) {
      const from = after ? sessionIds.indexOf(after.sessionId) : 0;
      if (from < 0) throw new AppError('invalid', undefined, 'after_session_id: not in this conversation');
      const turns: Turn[] = [];
      let bytes = 0;
      // reads one session after the other, to read nothing that does not fit the page
      for (const sessionId of sessionIds.slice(from)) {
        const sequence = { $gt: sessionId === after?.sessionId ? after.sequence : -1 };
        const found = collection()
          .find({ ...owner, sessionId, sequence }, { projection: asTurn, hint: indexes.inOrder })
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
          { hint: indexes.inOrder },
        )
        .toArray();
      return sum?.bytes ?? 0;
    },
    async latest(owner, sessionIds, limits) {
      const turns: Turn[] = [];
      let bytes = 0;
      for (const sessionId of sessionIds.toReversed()) {
        const found = collection()
          .find({ ...owner, sessionId }, { projection: asTurn, hint: indexes.inOrder })
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
  };
}

/** A wish about the record may be in the part of an answer that was cut off. */
const fromAgent = (turns: readonly Turn[]): Turn[] =>
  turns.slice(
    Math.max(
      0,
      turns.findIndex(({ role }) => role === 'agent'),
    ),
  );
