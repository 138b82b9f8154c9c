import type { SecretBox } from '@colloquy/auth';
import type { OutboxRelay } from '@colloquy/messaging';
import {
  batched,
  collectionOf,
  insertEach,
  isDuplicateKey,
  type Model,
  outboxOf,
  outboxUpdate,
} from '@colloquy/mongo';
import { needsFollowUp } from '../domain/follow-up';
import type { InterviewRepository } from '../domain/ports';
import { makeDueWorkRepository } from './due-work-repository';
import type { InterviewCounts } from './interview-counts';
import { differenceOf, toDocument } from './interview-document';
import { indexes, type InterviewDocument } from './interview-model';
import { makeInterviewReads } from './interview-reads';
import { makeListReads } from './list-reads';
import { toEvents } from './to-events';
import { toTombstone } from './tombstone';

const defaultFollowUpMs = 5 * 60_000;

/** @param followUpAfterMs time from an announced change to its first follow-up, milliseconds; default 5 minutes */
export function makeInterviewRepository(
  model: Model<InterviewDocument>,
  box: SecretBox,
  relay: Pick<OutboxRelay, 'kick'>,
  counts: InterviewCounts,
  followUpAfterMs = defaultFollowUpMs,
): InterviewRepository {
  // documents are validated at the edge, and a second cast would cost more than the write
  const collection = () => collectionOf(model);
  const insertOne = batched((documents: readonly InterviewDocument[]) => insertEach(collection(), documents));

  return {
    ...makeInterviewReads(model, box),
    ...makeListReads(model, counts),
    ...makeDueWorkRepository(model, counts),
    async insert(interview, facts) {
      const events = toEvents(interview, facts);
      try {
        await insertOne({ ...toDocument(interview, box), ...outboxOf(events, interview.updatedAt) });
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
      if (events.length > 0) relay.kick();
      counts.noteWrite(interview.accountId);
      return true;
    },
    async save(before, after, facts) {
      const now = after.updatedAt;
      const events = toEvents(after, facts);
      const { set, unset } = differenceOf(before, after, box);
      try {
        const { matchedCount } = await collection().updateOne(
          { _id: after.id, accountId: after.accountId, version: before.version },
          {
            $set: {
              ...(set as Partial<InterviewDocument>),
              ...(needsFollowUp(facts) && { followUp: { at: new Date(now.getTime() + followUpAfterMs) } }),
            },
            $unset: unset,
            $inc: { version: 1 },
            ...outboxUpdate(events, now),
          },
          { hint: indexes.id },
        );
        if (matchedCount === 1 && events.length > 0) relay.kick();
        if (matchedCount === 1 && before.status !== after.status) counts.noteWrite(after.accountId);
        return matchedCount === 1;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    async remove(interview, facts) {
      const { matchedCount } = await collection().updateOne(
        { _id: interview.id, accountId: interview.accountId, version: interview.version },
        toTombstone(interview, facts),
        { hint: indexes.id },
      );
      if (matchedCount === 1) relay.kick();
      return matchedCount === 1;
    },
  };
}
