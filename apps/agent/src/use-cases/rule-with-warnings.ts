import type { Platform } from '@colloquy/contracts';
import type { Roster, TransferRule } from '../domain/roster';
import { ruleWarnings } from '../domain/transfer-rules';

export interface RuleWithWarnings {
  rule: TransferRule;
  warnings: ReturnType<typeof ruleWarnings>;
}

export interface ChangedRule extends RuleWithWarnings {
  /** Channels that will receive the change later. */
  failedChannels: Platform[];
}

export const withWarnings = (roster: Roster, rule: TransferRule): RuleWithWarnings => ({
  rule,
  warnings: ruleWarnings(roster, rule),
});
