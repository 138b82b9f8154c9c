import type { Clock, NewId } from '@colloquy/kernel';
import type { CallRules } from '../domain/call';
import type {
  Agents,
  Deliveries,
  InterviewRepository,
  InvitationRepository,
  MediaUrls,
  TranscriptRepository,
  TurnRepository,
} from '../domain/ports';

/** What the use-cases work with. */
export interface Deps {
  interviews: InterviewRepository;
  turns: TurnRepository;
  transcripts: TranscriptRepository;
  invitations: InvitationRepository;
  agents: Agents;
  deliveries: Deliveries;
  media: MediaUrls;
  clock: Clock;
  newId: NewId;
  rules: Rules;
}

/** The numbers that are configuration. */
export interface Rules {
  pauses: CallRules['pauses'];
  calls: CallRules;
  /** How long an interview is held open when the expert wants to finish later and names no time. */
  defaultHoldMs: number;
  /** An interview in progress without activity for so long counts as abandoned. */
  abandonedAfterMs: number;
  /** Between the withdrawal of a consent and the erasure of what was said. */
  withdrawalGraceMs: number;
}
