import type { Interview } from '@colloquy/client';
import { openSession } from '../interviews/standing';

export type Stage =
  | 'withdrawn'
  | 'invited' // the expert has not joined, and no call is scheduled
  | 'scheduled'
  | 'dialing'
  | 'waiting'
  | 'talking'
  | 'paused' // the expert has left and may come back
  | 'processing'
  | 'finished';

type Told = Pick<Interview, 'status' | 'withdrawnAt' | 'analysisGeneratedAt' | 'sessions'>;

export function stageOf({ status, withdrawnAt, analysisGeneratedAt, sessions }: Told): Stage {
  if (withdrawnAt) return 'withdrawn';
  switch (status) {
    case 'NOT_SCHEDULED':
      return 'invited';
    case 'SCHEDULED':
      return 'scheduled';
    case 'DIALING':
      return 'dialing';
    case 'WAITING_FOR_EXPERT':
      return 'waiting';
    case 'IN_PROGRESS':
      return openSession(sessions) ? 'talking' : 'paused';
    case 'COMPLETED':
      return analysisGeneratedAt ? 'finished' : 'processing';
  }
}

export const isLive = (stage: Stage): boolean => stage === 'talking' || stage === 'paused';

/** Returns whether the API refuses to delete the interview. */
export const isLocked = (stage: Stage): boolean =>
  isLive(stage) || stage === 'dialing' || stage === 'waiting';
