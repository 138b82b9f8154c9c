import type { SecretBox } from '@colloquy/auth';
import type { KnownFact } from '@colloquy/contracts';
import {
  batched,
  collectionOf,
  type EventRelay,
  insertEach,
  isDuplicateKey,
  type Model,
  writeWithEvents,
} from '@colloquy/mongo';
import { needsFollowUp } from '../domain/follow-up';
import type { Interview } from '../domain/interview';
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
  relay: EventRelay,
  counts: InterviewCounts,
  followUpAfterMs = defaultFollowUpMs,
): InterviewRepository {
  // documents are validated at the edge, and a second cast would cost more than the write
  const collection = () => collectionOf(model);
  const eventsOf = (interview: Interview, facts: readonly KnownFact[]) => ({
    relay,
    key: keyOf(interview),
    events: toEvents(interview, facts),
    now: interview.updatedAt,
  });
  const insertOne = batched((documents: readonly InterviewDocument[]) => insertEach(collection(), documents));

  return {
    ...makeInterviewReads(model, box),
    ...makeListReads(model, counts),
    ...makeDueWorkRepository(model, counts),
    async insert(interview, facts) {
      try {
        await writeWithEvents(eventsOf(interview, facts), async ({ fields }) => {
          await insertOne({ ...toDocument(interview, box), ...fields });
          return true;
        });
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
      counts.noteWrite(interview.accountId);
      return true;
    },
    async save(before, after, facts) {
      const { set, unset } = differenceOf(before, after, box);
      const followUpAt = new Date(after.updatedAt.getTime() + followUpAfterMs);
      try {
        const isSaved = await writeWithEvents(eventsOf(after, facts), async ({ filter, operators }) => {
          const { matchedCount } = await collection().updateOne(
            { ...keyOf(after), version: before.version, ...filter },
            {
              $set: {
                ...(set as Partial<InterviewDocument>),
                ...(needsFollowUp(facts) && { followUp: { at: followUpAt } }),
              },
              $unset: unset,
              $inc: { version: 1 },
              ...operators,
            },
            { hint: indexes.id },
          );
          return matchedCount === 1;
        });
        if (isSaved && before.status !== after.status) counts.noteWrite(after.accountId);
        return isSaved;
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

const keyOf = ({ id, accountId }: Pick<Interview, 'id' | 'accountId'>) => ({ _id: id, accountId });
