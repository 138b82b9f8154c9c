import type { KnownFact } from '@colloquy/contracts';
import { outboxKept } from '@colloquy/mongo';
import { billedSessions } from '../domain/follow-up';
import type { Interview } from '../domain/interview';
import type { Tombstone } from './interview-model';
import { toEvents } from './to-events';

/** The event of a deletion is usually published before the purge. */
const purgedAfterMs = 1000;

export function toTombstone(interview: Interview, facts: readonly KnownFact[]) {
  const now = interview.updatedAt;
  const sessions = billedSessions(interview);
  // an interview without ended sessions has no effects that outlast it
  const isFollowedUp = sessions.length > 0 ? { $ne: [{ $type: '$followUp' }, 'missing'] } : false;
  const whileFollowedUp = <T extends object>(fields: T) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, { $cond: [isFollowedUp, value, '$$REMOVE'] }]),
    ) as Record<keyof T, unknown>;
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
    ...whileFollowedUp({
      followUp: { at: '$followUp.at', count: '$followUp.count' },
      sessions: { $literal: sessions },
      isTest: { $literal: interview.isTest },
    }),
    ...outboxKept(toEvents(interview, facts), now),
  };
  return [{ $replaceWith: tombstone }];
}
