import type { InterviewType } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import type { AgentVersion } from '../domain/agent-version';
import { agentForInterview } from '../domain/available-agents';
import { defaultsOf } from '../domain/change-variables';
import type { RosterRepository, VersionRepository } from '../domain/ports';
import type { RosterAgent } from '../domain/roster';

interface AgentConfiguration {
  version: AgentVersion;
  isArchived: boolean;
  variableDefaults: Record<string, string>;
}

export function makeAgentForInterview({
  rosters,
  versions,
}: {
  rosters: RosterRepository;
  versions: VersionRepository;
}) {
  return {
    /** Create Interview waits for this single read. */
    async resolve(
      accountId: string,
      wanted: { interviewType: InterviewType; agentId?: string },
    ): Promise<RosterAgent> {
      const { agentId, interviewType } = wanted;
      const selection = agentId === undefined ? { defaultOf: interviewType } : { agentId };
      return agentForInterview(await rosters.visibleTo(accountId, selection), wanted);
    },

    /** Sorted; a blank value counts as missing. */
    async missingVariables(accountId: string, values: Readonly<Record<string, string>>): Promise<string[]> {
      const given = new Map(Object.entries(values));
      return (await rosters.variables(accountId))
        .filter(({ name, isRequired }) => isRequired && (given.get(name) ?? '').trim() === '')
        .map(({ name }) => name)
        .sort();
    },

    /** Also finds a replaced version and a version of a deleted agent. */
    async configuration(
      accountId: string,
      agentId: string,
      versionNumber: number,
    ): Promise<AgentConfiguration> {
      const [{ own, system }, variables] = await Promise.all([
        rosters.visibleTo(accountId, { agentId }),
        rosters.variables(accountId),
      ]);
      const agent = [...own.agents, ...system.agents][0];
      const isCurrent = agent?.versionNumber === versionNumber;
      const version = isCurrent
        ? await versions.byId(accountId, agent.versionId, versionNumber)
        : await versions.byNumber(accountId, agentId, versionNumber);
      if (!version) throw new AppError('not-found', undefined, 'Agent version not found');
      return { version, isArchived: !isCurrent, variableDefaults: defaultsOf(variables) };
    },
  };
}

export type AgentForInterview = ReturnType<typeof makeAgentForInterview>;
