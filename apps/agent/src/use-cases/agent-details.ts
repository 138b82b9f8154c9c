import { AppError } from '@colloquy/kernel';
import { type AvailableAgent } from '../domain/available-agents';
import { ownAgent } from '../domain/change-agents';
import type { VersionRepository } from '../domain/ports';
import type { AgentTexts, Roster, RosterAgent } from '../domain/roster';

export interface AgentDetails extends AvailableAgent {
  texts: AgentTexts;
}

export function detailsOfOwn(roster: Roster, agentId: string, texts: AgentTexts): AgentDetails {
  const agent = ownAgent(roster, agentId);
  return { agent, isDefault: roster.defaults[agent.agentType] === agentId, texts };
}

/** Reads the texts of an agent's current version. */
export async function textsOf(
  versions: VersionRepository,
  accountId: string,
  agent: RosterAgent,
): Promise<AgentTexts> {
  return textsIn(await versions.texts(accountId, [agent.versionId]), agent);
}

export function textsIn(texts: ReadonlyMap<string, AgentTexts>, agent: RosterAgent): AgentTexts {
  const found = texts.get(agent.versionId);
  // versions are stored before a roster refers to them
  if (!found) throw new AppError('internal', undefined, `Version ${agent.versionId} is missing`);
  return found;
}
