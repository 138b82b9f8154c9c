import type { InterviewType } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import type { AgentVersion } from '../domain/agent-version';
import { agentForInterview } from '../domain/available-agents';
import { defaultsOf } from '../domain/change-variables';
import type { RosterStore, VersionStore } from '../domain/ports';
import type { RosterAgent } from '../domain/roster';

/** A version of an agent with what conducting an interview takes beside it. */
export interface AgentConfiguration {
  version: AgentVersion;
  /** A newer version is in use, or none any more. */
  isArchived: boolean;
  /** Values for optional variables an interview does not supply. */
  variableDefaults: Record<string, string>;
}

/** What interviews ask of the agents of their account. */
export function makeAgentForInterview({
  rosters,
  versions,
}: {
  rosters: RosterStore;
  versions: VersionStore;
}) {
  return {
    /** One read: it is on the way of every Create Interview. */
    async resolve(
      accountId: string,
      wanted: { interviewType: InterviewType; agentId?: string },
    ): Promise<RosterAgent> {
      const { agentId, interviewType } = wanted;
      const selection = agentId === undefined ? { defaultOf: interviewType } : { agentId };
      return agentForInterview(await rosters.visibleTo(accountId, selection), wanted);
    },

    /** Names of the required variables that have no value, in their order; a blank value is none. */
    async missingVariables(accountId: string, values: Readonly<Record<string, string>>): Promise<string[]> {
      const given = new Map(Object.entries(values));
      return (await rosters.variables(accountId))
        .filter(({ name, isRequired }) => isRequired && (given.get(name) ?? '').trim() === '')
        .map(({ name }) => name)
        .sort();
    },

    /** Also of a version that was replaced since, and of an agent that was deleted since. */
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

/** See {@link makeAgentForInterview}. */
export type AgentForInterview = ReturnType<typeof makeAgentForInterview>;
