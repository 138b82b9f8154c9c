import type { Clock, NewId } from '@colloquy/kernel';
import type { Logger } from '@colloquy/logging';
import type { CallRules } from '../domain/call';
import type { ComparedInterviews, ComparisonRepository } from '../domain/comparison-ports';
import type {
  Agents,
  Deliveries,
  FollowUpRepository,
  InterviewRepository,
  InvitationRepository,
  Ledger,
  MediaUrls,
  TranscriptRepository,
  TurnRepository,
} from '../domain/ports';
import type { Documents } from '../domain/documents';
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
  deliveries: Deliveries;
  ledger: Ledger;
  followUps: FollowUpRepository;
  media: MediaUrls;
  clock: Clock;
  newId: NewId;
  rules: Rules;
  logger: Logger;
}

export interface Rules {
  pauses: CallRules['pauses'];
  calls: CallRules;
  /** Default time for which an interview is held open for an expert who wants to finish later. */
  defaultHoldMs: number;
  abandonedAfterMs: number;
  withdrawalGraceMs: number;
  /** From an announced change to its first follow-up, milliseconds. */
  followUpAfterMs: number;
}
