import { AppError } from '@colloquy/kernel';
import { defaultsOf } from '../domain/change-variables';
import type { CompiledAgent, RosterRepository, VersionRepository } from '../domain/ports';
import { agentsUsing } from '../domain/roster';
import { rulesFrom } from '../domain/transfer-rules';

export interface ChangedThing {
  agentId?: string | undefined;
  variable?: string | undefined;
}

export function compilation({
  rosters,
  versions,
}: {
  rosters: Pick<RosterRepository, 'withAgent' | 'visibleTo'>;
  versions: Pick<VersionRepository, 'byId'>;
}) {
  return {
    /** Returns the agent as the channels use it; without a version if the agent was deleted. */
    async compile(accountId: string, agentId: string): Promise<CompiledAgent> {
      const roster = await rosters.withAgent(accountId, agentId);
      const { revision } = roster;
      const agent = roster.agents[0];
      if (!agent) return { accountId, agentId, revision, rules: [] };
      const version = await versions.byId(accountId, agent.versionId, agent.versionNumber);
      if (!version) throw new AppError('internal', undefined, `Version ${agent.versionId} is missing`);
      const current = { version, variableDefaults: defaultsOf(roster.variables) };
      return { accountId, agentId, revision, current, rules: rulesFrom(roster, agentId) };
    },
    async changedAgents(accountId: string, { agentId, variable }: ChangedThing): Promise<string[]> {
      if (agentId !== undefined) return [agentId];
      if (variable === undefined) return [];
      const { own } = await rosters.visibleTo(accountId, 'all');
      return agentsUsing(own, variable).map(({ id }) => id);
    },
  };
}
