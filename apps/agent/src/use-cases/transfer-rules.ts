import type { CreateTransferRuleInput, Platform, UpdateTransferRuleInput } from '@colloquy/contracts';
import { AppError, type NewId } from '@colloquy/kernel';
import { availableAgent } from '../domain/available-agents';
import type { RosterRepository } from '../domain/ports';
import type { Roster, TransferRule } from '../domain/roster';
import {
  createRule,
  deleteRule,
  type RuleRef,
  ruleOf,
  rulesFrom,
  rulesTo,
  ruleWarnings,
  updateRule,
} from '../domain/transfer-rules';
import type { ChangeRoster } from './change-roster';
import type { SyncChannels } from './sync-channels';

export interface RuleWithWarnings {
  rule: TransferRule;
  warnings: ReturnType<typeof ruleWarnings>;
}

export interface ChangedRule extends RuleWithWarnings {
  /** Channels that will receive the change later. */
  failedChannels: Platform[];
}

/** Manages transfer rules. Every change is pushed to the channels before it is answered. */
export function makeTransferRules(deps: {
  changeRoster: ChangeRoster;
  rosters: RosterRepository;
  sync: Pick<SyncChannels, 'syncAgent'>;
  newId: NewId;
}) {
  const { changeRoster, rosters, sync, newId } = deps;

  async function listed(accountId: string, agentId: string, select: (own: Roster) => TransferRule[]) {
    const visible = await rosters.visibleTo(accountId, 'all');
    availableAgent(visible, agentId);
    return select(visible.own).map((rule) => withWarnings(visible.own, rule));
  }

  async function synced(accountId: string, changed: RuleWithWarnings): Promise<ChangedRule> {
    return { ...changed, failedChannels: await sync.syncAgent(accountId, changed.rule.sourceId) };
  }

  return {
    from: (accountId: string, agentId: string): Promise<RuleWithWarnings[]> =>
      listed(accountId, agentId, (own) => rulesFrom(own, agentId)),

    to: (accountId: string, agentId: string): Promise<RuleWithWarnings[]> =>
      listed(accountId, agentId, (own) => rulesTo(own, agentId)),

    async create(accountId: string, sourceId: string, input: CreateTransferRuleInput): Promise<ChangedRule> {
      const id = newId();
      const created = await changeRoster(accountId, (roster, now) => {
        const change = createRule(roster, sourceId, input, { id, now });
        return {
          change,
          result: withWarnings(change.roster, ruleOf(change.roster, { sourceId, ruleId: id })),
        };
      });
      return synced(accountId, created);
    },

    async update(accountId: string, ref: RuleRef, input: UpdateTransferRuleInput): Promise<ChangedRule> {
      const updated = await changeRoster(accountId, (roster, now) => {
        const change = updateRule(roster, ref, input, now);
        return { change, result: withWarnings(change.roster, ruleOf(change.roster, ref)) };
      });
      return synced(accountId, updated);
    },

    /** @returns the channels that will receive the deletion later */
    async remove(accountId: string, ref: RuleRef): Promise<Platform[]> {
      await changeRoster(accountId, (roster) => ({ change: deleteRule(roster, ref), result: undefined }));
      return sync.syncAgent(accountId, ref.sourceId);
    },

    /** @returns the channels that could not be reached */
    async resync(accountId: string, agentId: string): Promise<Platform[]> {
      const { own, system } = await rosters.visibleTo(accountId, { agentId });
      const { agent } = availableAgent({ own, system }, agentId);
      if (!own.agents.includes(agent)) {
        throw new AppError('forbidden', undefined, 'A system agent cannot be changed');
      }
      return sync.syncAgent(accountId, agentId);
    },
  };
}

export type TransferRules = ReturnType<typeof makeTransferRules>;

function withWarnings(roster: Roster, rule: TransferRule): RuleWithWarnings {
  return { rule, warnings: ruleWarnings(roster, rule) };
}
