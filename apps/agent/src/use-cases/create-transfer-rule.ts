import type { CreateTransferRuleInput } from '@colloquy/contracts';
import type { NewId } from '@colloquy/kernel';
import { createRule, ruleOf } from '../domain/transfer-rules';
import type { ChangeRoster } from './change-roster';
import { type ChangedRule, withWarnings } from './rule-with-warnings';
import type { SyncChannels } from './sync-channels';

/** Pushes the rule to the channels before it returns. */
export function makeCreateTransferRule(deps: {
  changeRoster: ChangeRoster;
  sync: Pick<SyncChannels, 'syncAgent'>;
  newId: NewId;
}) {
  const { changeRoster, sync, newId } = deps;
  return async (
    accountId: string,
    sourceId: string,
    input: CreateTransferRuleInput,
  ): Promise<ChangedRule> => {
    const id = newId();
    const created = await changeRoster(accountId, (roster, now) => {
      const change = createRule(roster, sourceId, input, { id, now });
      const rule = ruleOf(change.roster, { sourceId, ruleId: id });
      return { change, result: withWarnings(change.roster, rule) };
    });
    return { ...created, failedChannels: await sync.syncAgent(accountId, sourceId) };
  };
}
