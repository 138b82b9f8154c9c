import type { OutboxRelay } from '@colloquy/messaging';
import { collectionOf, keysOf, makeDueRounds, type Model, outboxUpdate } from '@colloquy/mongo';
import { firstAnalysedAt } from '../domain/analysis';
import { type FollowedInterview, type Unsettled, unsettledKinds } from '../domain/follow-up';
import type { FollowUpRepository } from '../domain/ports';
import { indexes, type InterviewDocument, type Tombstone } from './interview-model';
import { toEvents } from './to-events';

const oldestAmong = 200;

const claimedAtOnce = 100;

const followedFields = {
  accountId: 1,
  completion: 1,
  completedAt: 1,
  chosenByClient: 1,
  withdrawal: 1,
  isTest: 1,
  'agent.agentId': 1,
  sessions: 1,
  'analysis.generatedAt': 1,
  'analysis.firstGeneratedAt': 1,
  analysisRequests: 1,
  'notifications.method': 1,
  outboxDueAt: 1,
  followUp: 1,
  redaction: 1,
  deleted: 1,
} as const;

export function makeFollowUpRepository(
  model: Model<InterviewDocument>,
  relay: Pick<OutboxRelay, 'kick'>,
): FollowUpRepository {
  const collection = () => collectionOf(model);
  const nextRound = makeDueRounds(model, {
    field: 'followUp.at',
    size: claimedAtOnce,
    byTime: indexes.followUps,
    byAccount: indexes.followUpsOfAccount,
  });
  return {
    async claim(now, leaseUntil) {
      const isDue = { 'followUp.at': { $lte: now } };
      const due = await nextRound(now);
      if (due.length === 0) return [];
      const claimed = keysOf(model, due);
      await collection().updateMany(
        { ...claimed, ...isDue },
        { $set: { 'followUp.at': leaseUntil } },
        { hint: indexes.id },
      );
      // two replicas may claim in the same millisecond; following up twice is harmless
      const documents = await collection()
        .find({ ...claimed, 'followUp.at': leaseUntil }, { projection: followedFields, hint: indexes.id })
        .toArray();
      return documents.map(toFollowed);
    },
    async store(results, now, leaseUntil) {
      await collection().bulkWrite(
        results.map(({ interview, ...result }) => ({
          updateOne: {
            filter: { _id: interview.id, accountId: interview.accountId, 'followUp.at': leaseUntil },
            update: result.nextAt
              ? {
                  $set: { followUp: storedFollowUp(interview, result.unsettled, result.nextAt) },
                  ...outboxUpdate(toEvents({ ...interview, updatedAt: now }, result.facts), now),
                }
              : { $unset: { followUp: '' as const } },
            hint: indexes.id,
          },
        })),
        { ordered: false },
      );
      if (results.some(({ facts }) => facts.length > 0)) relay.kick();
    },
    async oldest() {
      const documents = await collection()
        .find(
          { 'followUp.since': { $exists: true } },
          {
            projection: { 'followUp.unsettled': 1 },
            sort: indexes.unsettled,
            limit: oldestAmong,
            hint: indexes.unsettled,
          },
        )
        .toArray();
      const all = documents.map(({ followUp }) => followUp?.unsettled ?? {});
      return Object.fromEntries(
        unsettledKinds.flatMap((kind) => {
          const first = earliest(all.map((unsettled) => unsettled[kind]));
          return first ? [[kind, first]] : [];
        }),
      ) as Unsettled;
    },
  };
}

function toFollowed(document: InterviewDocument | Tombstone): FollowedInterview {
  const { _id, accountId, sessions = [] } = document;
  const redaction = 'deleted' in document ? document.redaction : undefined;
  const { completion, completedAt, chosenByClient, withdrawal, analysis, analysisRequests, notifications } =
    'deleted' in document ? nothingElse : document;
  return {
    id: _id,
    accountId,
    completion,
    completedAt: completedAt ?? null,
    chosenByClient,
    withdrawal: redaction ?? withdrawal ?? null,
    isTest: document.isTest ?? false,
    agent: 'agent' in document ? document.agent : undefined,
    sessions,
    analysisRequests: analysisRequests ?? [],
    analysedAt: redaction?.analysedAt ?? firstAnalysedAt(analysis),
    endpointCount: notifications.length,
    followUps: document.followUp?.count ?? 0,
    isPublishing: document.outboxDueAt !== undefined,
    isDeleted: 'deleted' in document,
  };
}

const nothingElse: Partial<InterviewDocument> &
  Pick<InterviewDocument, 'completion' | 'chosenByClient' | 'notifications'> = {
  completion: 0,
  chosenByClient: false,
  notifications: [],
};

function storedFollowUp({ followUps }: FollowedInterview, unsettled: Unsettled, at: Date) {
  const since = earliest(Object.values(unsettled));
  return { at, count: followUps + 1, ...(since && { since, unsettled }) };
}

function earliest(times: readonly (Date | undefined)[]): Date | undefined {
  const known = times.flatMap((time) => (time ? [time.getTime()] : []));
  return known.length > 0 ? new Date(Math.min(...known)) : undefined;
}
