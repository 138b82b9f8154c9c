import type { Clock } from '@colloquy/kernel';
import type { Logger } from '@colloquy/logging';
import type { Input } from '../domain/inputs';
import type { SwitchToPhone } from '../domain/phone-ports';
import type { Client, Interviews, LiveSessionRepository, OwnedSession, SessionRef } from '../domain/ports';
import type { SessionState } from '../domain/session-state';
import type { ConversationMetrics } from './metrics';
import type { UsageMeter } from './usage-meter';

export interface Welcome {
  ref: OwnedSession;
  resumeToken: string;
  title: string;
  language: string;
  vocabulary: readonly string[];
  usage: UsageMeter;
}

export interface RunnerDeps {
  interviews: Interviews;
  liveSessions: LiveSessionRepository;
  clock: Clock;
  logger: Logger;
  metrics: ConversationMetrics;
  patience: { writeMs: number; interviewerMs: number };
  switchToPhone: SwitchToPhone;
  /** Waits a few seconds until the recording that this process made is stored. */
  finishRecording: (ref: SessionRef) => Promise<void>;
}

export interface EffectsHost {
  dispatch(input: Input): void;
  state(): SessionState;
  client(): Client | undefined;
  over(): void;
  giveUp(closeCode: number): void;
}
