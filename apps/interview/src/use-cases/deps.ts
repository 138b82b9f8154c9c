import type { Clock, NewId } from '@colloquy/kernel';
import type { CallRules } from '../domain/call';
import type {
  Agents,
  Deliveries,
  InterviewRepository,
  MediaUrls,
  ProcessedSession,
  TranscriptRepository,
  Turn,
  TurnRepository,
} from '../domain/ports';
import type { Lately } from './lately';

/** What the use-cases work with. */
export interface Deps {
  interviews: InterviewRepository;
  turns: TurnRepository;
  transcripts: TranscriptRepository;
  /** By session: what it was processed from, and what came of it. */
  lately: { heard: Lately<readonly Turn[]>; processed: Lately<ProcessedSession> };
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
}
