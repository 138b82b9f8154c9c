import type { UpdateTransferRuleInput } from '@colloquy/contracts';
import { type RuleRef, ruleOf, updateRule } from '../domain/transfer-rules';
import type { ChangeRoster } from './change-roster';
import { type ChangedRule, withWarnings } from './rule-with-warnings';
import type { SyncChannels } from './sync-channels';

/** Pushes the rule to the channels before it returns. */
export function makeUpdateTransferRule(deps: {
  changeRoster: ChangeRoster;
  sync: Pick<SyncChannels, 'syncAgent'>;
}) {
  const { changeRoster, sync } = deps;
  return async (accountId: string, ref: RuleRef, input: UpdateTransferRuleInput): Promise<ChangedRule> => {
    const updated = await changeRoster(accountId, (roster, now) => {
      const change = updateRule(roster, ref, input, now);
      return { change, result: withWarnings(change.roster, ruleOf(change.roster, ref)) };
    });
    return { ...updated, failedChannels: await sync.syncAgent(accountId, ref.sourceId) };
  };
}
