import type { Interview } from '@colloquy/client';
import { openSession } from './session-chain';

/** How far an interview is, in the steps that a user sees. */
export type Stage =
  | 'withdrawn'
  | 'invited' // nobody has come yet, and no call is planned
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

/** Stages that end by themselves soon, so the interview is read again. */
export const isMoving = (stage: Stage): boolean =>
  ['dialing', 'waiting', 'talking', 'paused', 'processing'].includes(stage);

/** Stages with a live transcript. */
export const isLive = (stage: Stage): boolean => stage === 'talking' || stage === 'paused';

/** The API refuses changes and deletion in these stages. */
export const isLocked = (stage: Stage): boolean =>
  isLive(stage) || stage === 'dialing' || stage === 'waiting';
