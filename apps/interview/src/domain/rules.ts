import type { CallRules } from './call';

export interface Rules {
  pauses: CallRules['pauses'];
  calls: CallRules;
  defaultHoldMs: number;
  abandonedAfterMs: number;
  withdrawalGraceMs: number;
  followUpAfterMs: number;
}
