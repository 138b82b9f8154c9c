import type { SecretBox } from '@colloquy/auth';
import { dailyQuotaSchema, makeDailyQuota, type Mongo, mongoOutbox } from '@colloquy/mongo';
import { makeComparedInterviews } from './compared-interviews';
import { comparisonSchema } from './comparison-model';
import { makeComparisonRepository } from './comparison-repository';
import { countsSchema, makeCountBatches } from './count-batches';
import { makeFollowUpRepository } from './follow-up-repository';
import { makeInterviewCounts } from './interview-counts';
import { interviewSchema } from './interview-model';
import { makeInterviewRepository } from './interview-repository';
import { invitationSchema, makeInvitationRepository } from './invitation-repository';
import { joinedOutboxes } from './joined-outboxes';
import { makeStatisticsReads } from './statistics-reads';
import { makeStatusReads } from './status-reads';
import { makeTranscriptRepository, transcriptSchema } from './transcript-repository';
import { turnSchema } from './turn-model';
import { makeTurnRepository } from './turn-repository';

export function makeStorage(
  mongo: Mongo,
  { box, followUpAfterMs, kick }: { box: SecretBox; followUpAfterMs: number; kick: () => void },
) {
  const interviews = mongo.model('interviews', interviewSchema);
  const comparisons = mongo.model('comparisons', comparisonSchema);
  const batches = makeCountBatches(mongo.model('interviewCounts', countsSchema), interviews);
  const counts = makeInterviewCounts(batches, interviews);
  return {
    outbox: joinedOutboxes([mongoOutbox(interviews), mongoOutbox(comparisons)]),
    statusesOf: makeStatusReads(interviews),
    statistics: makeStatisticsReads(interviews),
    repositories: {
      interviews: makeInterviewRepository(interviews, box, { kick }, counts, followUpAfterMs),
      turns: makeTurnRepository(mongo.model('turns', turnSchema)),
      transcripts: makeTranscriptRepository(mongo.model('transcripts', transcriptSchema)),
      invitations: makeInvitationRepository(mongo.model('invitations', invitationSchema)),
      testQuota: makeDailyQuota(mongo.model('testQuotas', dailyQuotaSchema)),
      comparisons: makeComparisonRepository(comparisons, { kick }),
      comparedInterviews: makeComparedInterviews(interviews),
      followUps: makeFollowUpRepository(interviews, { kick }),
    },
  };
}
