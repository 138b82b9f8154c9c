import { availableAgent } from '../domain/available-agents';
import type { RosterRepository } from '../domain/ports';
import type { Roster, TransferRule } from '../domain/roster';
import { rulesFrom, rulesTo } from '../domain/transfer-rules';
import { type RuleWithWarnings, withWarnings } from './rule-with-warnings';

const makeListRules =
  (select: (own: Roster, agentId: string) => TransferRule[]) =>
  ({ rosters }: { rosters: RosterRepository }) =>
  async (accountId: string, agentId: string): Promise<RuleWithWarnings[]> => {
    const visible = await rosters.visibleTo(accountId, 'all');
    availableAgent(visible, agentId);
    return select(visible.own, agentId).map((rule) => withWarnings(visible.own, rule));
  };

export const makeListRulesFrom = makeListRules(rulesFrom);
export const makeListRulesTo = makeListRules(rulesTo);
