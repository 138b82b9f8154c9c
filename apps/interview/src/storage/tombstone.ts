import type { KnownFact } from '@colloquy/contracts';
import { outboxKept } from '@colloquy/mongo';
import type { Interview } from '../domain/interview';
import type { Tombstone } from './interview-model';
import { toEvents } from './to-events';

/** The event of a deletion is usually published before the purge. */
const purgedAfterMs = 1000;

/** Returns the pipeline that replaces an interview by its tombstone and adds the events of the deletion. */
export function toTombstone(interview: Interview, facts: readonly KnownFact[]) {
  const now = interview.updatedAt;
  const tombstone: Record<keyof Tombstone, unknown> = {
    _id: '$_id',
    accountId: '$accountId',
    deleted: true,
    trigrams: [],
    facets: [],
    dueAt: new Date(now.getTime() + purgedAfterMs),
    countedAs: '$countedAs',
    countedIn: '$countedIn',
    counted: '$$REMOVE',
    ...outboxKept(toEvents(interview, facts), now),
  };
  return [{ $replaceWith: tombstone }];
}
