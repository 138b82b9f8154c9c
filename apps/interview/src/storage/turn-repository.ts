import { AppError } from '@colloquy/kernel';
import { collectionOf, insertEach, isDuplicateKey, type Model } from '@colloquy/mongo';
import { isRepeated, trimmedTo } from '../domain/stored-turn';
import type { Turn, TurnRepository } from '../domain/turn-ports';
import { indexes, type TurnDocument } from './turn-model';
import { makeTurnReads } from './turn-reads';

export function makeTurnRepository(model: Model<TurnDocument>): TurnRepository {
  const collection = () => collectionOf(model);
  return {
    ...makeTurnReads(model),
    async append(owner, turns) {
      if (turns.length === 0) return;
      const documents = turns.map((turn) => ({ _id: idOf(turn), ...owner, ...turn }));
      const refusals = (await insertEach(collection(), documents)).filter((refusal) => refusal !== undefined);
      if (refusals.length === 0) return;
      const failure = refusals.find((refusal) => !isDuplicateKey(refusal));
      if (failure) throw failure;
      const stored = (await collection()
        .find({ _id: { $in: turns.map(idOf) }, ...owner }, { hint: indexes.byId })
        .toArray()) as unknown as TurnDocument[];
      const storedById = new Map(stored.map((document) => [document._id, document]));
      if (!turns.every((turn) => isRepeated(turn, storedById.get(idOf(turn))))) {
        throw new AppError('conflict', 'TURN_CONFLICT', 'A different turn has this sequence');
      }
    },
    async trim(owner, place, heard) {
      for (;;) {
        const found = await collection().findOne(
          { _id: idOf(place), ...owner, role: 'agent' },
          { hint: indexes.byId },
        );
        if (!found) throw new AppError('not-found', 'TURN_NOT_FOUND', 'Agent turn not found');
        const change = trimmedTo(heard, found);
        if (!change) return;
        const { matchedCount } = await collection().updateOne(
          { _id: idOf(place), ...owner, text: found.text },
          { $set: change },
          { hint: indexes.byId },
        );
        if (matchedCount === 1) return;
      }
    },
    async removeAll(owner) {
      await collection().deleteMany({ ...owner }, { hint: indexes.inOrder });
    },
  };
}

const idOf = ({ sessionId, sequence }: Pick<Turn, 'sessionId' | 'sequence'>) => `${sessionId}:${sequence}`;
