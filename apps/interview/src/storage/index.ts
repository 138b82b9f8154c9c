import type { SecretBox } from '@colloquy/auth';
import type { OutboxStore } from '@colloquy/messaging';
import { dailyQuotaSchema, type EventRelay, makeDailyQuota, type Mongo, mongoOutbox } from '@colloquy/mongo';
import { makeComparedInterviews } from './compared-interviews';
import { comparisonSchema } from './comparison-model';
import { makeComparisonRepository } from './comparison-repository';
import { countsSchema, makeCountBatches } from './count-batches';
import { makeFollowUpRepository } from './follow-up-repository';
import { makeInterviewCounts } from './interview-counts';
import { interviewSchema, retiredIndexes } from './interview-model';
import { makeInterviewRepository } from './interview-repository';
import { invitationSchema, makeInvitationRepository } from './invitation-repository';
import { makeStatisticsReads } from './statistics-reads';
import { makeStatusReads } from './status-reads';
import { makeTranscriptRepository, transcriptSchema } from './transcript-repository';
import { turnSchema } from './turn-model';
import { makeTurnRepository } from './turn-repository';

interface StorageOptions {
  box: SecretBox;
  followUpAfterMs: number;
  relayOf: (outbox: OutboxStore) => EventRelay;
}

export function makeStorage(mongo: Mongo, { box, followUpAfterMs, relayOf }: StorageOptions) {
  const interviews = mongo.model('interviews', interviewSchema, { retiredIndexes });
  const comparisons = mongo.model('comparisons', comparisonSchema);
  const relays = {
    interviews: relayOf(mongoOutbox(interviews)),
    comparisons: relayOf(mongoOutbox(comparisons)),
  };
  const batches = makeCountBatches(mongo.model('interviewCounts', countsSchema), interviews);
  const counts = makeInterviewCounts(batches, interviews);
  return {
    statusesOf: makeStatusReads(interviews),
    statistics: makeStatisticsReads(interviews),
    repositories: {
      interviews: makeInterviewRepository(interviews, box, relays.interviews, counts, followUpAfterMs),
      turns: makeTurnRepository(mongo.model('turns', turnSchema)),
      transcripts: makeTranscriptRepository(mongo.model('transcripts', transcriptSchema)),
      invitations: makeInvitationRepository(mongo.model('invitations', invitationSchema)),
      testQuota: makeDailyQuota(mongo.model('testQuotas', dailyQuotaSchema)),
      comparisons: makeComparisonRepository(comparisons, relays.comparisons),
      comparedInterviews: makeComparedInterviews(interviews),
      followUps: makeFollowUpRepository(interviews, relays.interviews),
    },
  };
}
