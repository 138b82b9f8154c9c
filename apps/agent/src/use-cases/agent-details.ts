import { AppError } from '@colloquy/kernel';
import { type AvailableAgent } from '../domain/available-agents';
import { ownAgent } from '../domain/change-agents';
import type { VersionStore } from '../domain/ports';
import type { AgentTexts, Roster, RosterAgent } from '../domain/roster';

/** An agent as an account sees it, complete. */
export interface AgentDetails extends AvailableAgent {
  texts: AgentTexts;
}

/** The details of an account's own agent. */
export function detailsOfOwn(roster: Roster, agentId: string, texts: AgentTexts): AgentDetails {
  const agent = ownAgent(roster, agentId);
  return { agent, isDefault: roster.defaults[agent.agentType] === agentId, texts };
}

/** The texts of an agent's current version. */
export async function textsOf(
  versions: VersionStore,
  accountId: string,
  agent: RosterAgent,
): Promise<AgentTexts> {
  return textsIn(await versions.texts(accountId, [agent.versionId]), agent);
}

/** The texts of an agent among those that were read. */
export function textsIn(texts: ReadonlyMap<string, AgentTexts>, agent: RosterAgent): AgentTexts {
  const found = texts.get(agent.versionId);
  // a roster never points to a version that is not stored
  if (!found) throw new AppError('internal', undefined, `Version ${agent.versionId} is missing`);
  return found;
}
