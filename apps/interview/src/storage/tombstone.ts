import type { KnownFact } from '@colloquy/contracts';
import { outboxKept } from '@colloquy/mongo';
import { firstAnalysedAt } from '../domain/analysis';
import { billedSessions, mustRedact } from '../domain/follow-up';
import type { Interview } from '../domain/interview';
import type { Tombstone } from './interview-model';
import { toEvents } from './to-events';

/** The event of a deletion is usually published before the purge. */
const purgedAfterMs = 1000;

export function toTombstone(interview: Interview, facts: readonly KnownFact[]) {
  const now = interview.updatedAt;
  const sessions = billedSessions(interview);
  const redaction = redactionOf(interview);
  // of the effects in other services, only bookings and redactions outlast the interview
  const mayOutlast = sessions.length > 0 || redaction !== undefined;
  const isFollowedUp = mayOutlast ? { $ne: [{ $type: '$followUp' }, 'missing'] } : false;
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
      ...(redaction && { redaction: { $literal: redaction } }),
    }),
    ...outboxKept(toEvents(interview, facts), now),
  };
  return [{ $replaceWith: tombstone }];
}

function redactionOf({ analysis, withdrawal }: Interview): Tombstone['redaction'] {
  const analysedAt = firstAnalysedAt(analysis);
  if (!analysedAt || !withdrawal || !mustRedact({ analysedAt, withdrawal })) return undefined;
  return { analysedAt, at: withdrawal.at, eraseAt: withdrawal.eraseAt };
}
