import { AppError } from '@colloquy/kernel';
import { type AvailableAgent } from '../domain/available-agents';
import { ownAgent } from '../domain/change-agents';
import type { VersionRepository } from '../domain/ports';
import type { AgentScript, Roster, RosterAgent } from '../domain/roster';

export interface AgentDetails extends AvailableAgent {
  script: AgentScript;
}

export function detailsOfOwn(roster: Roster, agentId: string, script: AgentScript): AgentDetails {
  const agent = ownAgent(roster, agentId);
  return { agent, isDefault: roster.defaults[agent.agentType] === agentId, script };
}

export async function scriptOf(
  versions: VersionRepository,
  accountId: string,
  agent: RosterAgent,
): Promise<AgentScript> {
  return scriptIn(await versions.scripts(accountId, [agent.versionId]), agent);
}

export function scriptIn(scripts: ReadonlyMap<string, AgentScript>, agent: RosterAgent): AgentScript {
  const found = scripts.get(agent.versionId);
  // versions are stored before a roster refers to them
  if (!found) throw new AppError('internal', undefined, `Version ${agent.versionId} is missing`);
  return found;
}
