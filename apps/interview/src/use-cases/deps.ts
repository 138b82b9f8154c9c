import type { Clock, NewId } from '@colloquy/kernel';
import type { Logger } from '@colloquy/logging';
import type { ComparedInterviews, ComparisonRepository } from '../domain/comparison-ports';
import type {
  Agents,
  Calls,
  Deliveries,
  FollowUpRepository,
  InterviewRepository,
  InvitationRepository,
  Ledger,
  MediaUrls,
  TestQuota,
} from '../domain/ports';
import type { ShownTurns, TranscriptRepository, TurnRepository } from '../domain/turn-ports';
import type { Documents } from '../domain/documents';
import type { Rules } from '../domain/rules';
import type { TestNotifications } from '../domain/test-notification';

export interface Deps {
  documents: Documents;
  comparisons: ComparisonRepository;
  comparedInterviews: ComparedInterviews;
  testNotifications: TestNotifications;
  interviews: InterviewRepository;
  turns: TurnRepository;
  transcripts: TranscriptRepository;
  invitations: InvitationRepository;
  agents: Agents;
  calls: Calls;
  deliveries: Deliveries;
  ledger: Ledger;
  followUps: FollowUpRepository;
  testQuota: TestQuota;
  media: MediaUrls;
  shownTurns: ShownTurns;
  clock: Clock;
  newId: NewId;
  rules: Rules;
  logger: Logger;
}
