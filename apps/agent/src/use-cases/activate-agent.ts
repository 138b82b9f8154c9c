import { availableAgent } from '../domain/available-agents';
import { activateAgent, activateSystemAgent, ownAgent } from '../domain/change-agents';
import type { RosterRepository, VersionRepository } from '../domain/ports';
import { typeOfSystemAgent } from '../domain/system-agents';
import { type AgentDetails, scriptOf } from './agent-details';
import type { ChangeRoster } from './change-roster';

/** Activating a system agent leaves the system agent unchanged. */
export function makeActivateAgent(deps: {
  changeRoster: ChangeRoster;
  rosters: RosterRepository;
  versions: VersionRepository;
}) {
  const { changeRoster, rosters, versions } = deps;

  async function activateOwn(accountId: string, agentId: string) {
    return changeRoster(accountId, (roster) => {
      const change = activateAgent(roster, agentId);
      return { change, result: ownAgent(change.roster, agentId) };
    });
  }

  return async (accountId: string, agentId: string): Promise<AgentDetails> => {
    const systemType = typeOfSystemAgent(agentId);
    if (systemType) {
      await changeRoster(accountId, (roster) => ({
        change: activateSystemAgent(roster, systemType),
        result: undefined,
      }));
    }
    const agent = systemType
      ? availableAgent(await rosters.visibleTo(accountId, { agentId }), agentId).agent
      : await activateOwn(accountId, agentId);
    return { agent, isDefault: true, script: await scriptOf(versions, accountId, agent) };
  };
}
