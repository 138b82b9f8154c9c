import type { InterviewStatus } from '@colloquy/contracts';
import { collectionOf, type Model } from '@colloquy/mongo';
import { indexes, type InterviewDocument } from './interview-model';

export function makeStatusReads(model: Model<InterviewDocument>) {
  return async (accountId: string, ids: readonly string[]): Promise<Map<string, InterviewStatus>> => {
    const found = await collectionOf(model)
      .find({ _id: { $in: [...ids] }, accountId }, { projection: { status: 1 }, hint: indexes.id })
      .toArray();
    return new Map(found.flatMap(({ _id, status }) => (status ? [[_id, status] as const] : [])));
  };
}
