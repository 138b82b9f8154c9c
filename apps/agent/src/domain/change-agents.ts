import type { AgentRole, InterviewType } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import { rosterFields } from './agent-content';
import {
  type AgentContent,
  maxAgents,
  reconfigured,
  type Roster,
  type RosterAgent,
  type RosterChange,
} from './roster';
import { isSystemAgent } from './system-agents';

interface NextVersion {
  versionId: string;
  content: AgentContent;
  now: Date;
}

/** @throws AppError `invalid` if the account has the maximum number of agents */
export function createAgent(
  roster: Roster,
  { id, role, versionId, content, now }: NextVersion & { id: string; role: AgentRole },
): RosterChange {
  if (roster.agents.length >= maxAgents) {
    throw new AppError(
      'invalid',
      undefined,
      `The account has the maximum of ${maxAgents} agents; delete one first`,
    );
  }
  const agent = {
    ...rosterFields(content),
    id,
    role,
    versionId,
    versionNumber: 1,
    createdAt: now,
    updatedAt: now,
  };
  return {
    roster: { ...roster, agents: [...roster.agents, agent] },
    facts: [{ type: 'agent.created.v1', data: versionFact(agent) }, reconfigured(roster, { agentId: id })],
  };
}

/** @throws AppError `not-found`, or `forbidden` for a system agent */
export function updateAgent(
  roster: Roster,
  id: string,
  { versionId, content, now }: NextVersion,
): RosterChange {
  const current = ownAgent(roster, id);
  const agent: RosterAgent = {
    ...current,
    ...rosterFields(content),
    versionId,
    versionNumber: current.versionNumber + 1,
    updatedAt: now,
  };
  const agents = roster.agents.map((other) => (other.id === id ? agent : other));
  const defaults = agent.agentType === current.agentType ? roster.defaults : withoutDefault(roster, id);
  return {
    roster: { ...roster, agents, defaults },
    facts: [{ type: 'agent.updated.v1', data: versionFact(agent) }, reconfigured(roster, { agentId: id })],
  };
}

/** @throws AppError `not-found`, or `forbidden` for a system agent */
export function deleteAgent(roster: Roster, id: string): RosterChange {
  ownAgent(roster, id);
  return {
    roster: {
      ...roster,
      agents: roster.agents.filter((agent) => agent.id !== id),
      defaults: withoutDefault(roster, id),
      rules: roster.rules.filter(({ sourceId }) => sourceId !== id),
    },
    facts: [{ type: 'agent.deleted.v1', data: { agentId: id } }, reconfigured(roster, { agentId: id })],
  };
}

/** @throws AppError `not-found`, or `invalid` if the agent cannot start an interview */
export function activateAgent(roster: Roster, id: string): RosterChange {
  const { role, agentType } = ownAgent(roster, id);
  if (role === 'TRANSFER_ONLY') {
    throw new AppError('invalid', undefined, 'A TRANSFER_ONLY agent cannot be the default of its type');
  }
  if (roster.defaults[agentType] === id) return { roster, facts: [] };
  return { roster: { ...roster, defaults: { ...roster.defaults, [agentType]: id } }, facts: [] };
}

export function activateSystemAgent(roster: Roster, agentType: InterviewType): RosterChange {
  const own = roster.defaults[agentType];
  return {
    roster: own === undefined ? roster : { ...roster, defaults: withoutDefault(roster, own) },
    facts: [],
  };
}

/** @throws AppError `not-found`, or `forbidden` for a system agent */
export function ownAgent(roster: Roster, id: string): RosterAgent {
  if (isSystemAgent(id)) throw new AppError('forbidden', undefined, 'A system agent cannot be changed');
  const agent = roster.agents.find((candidate) => candidate.id === id);
  if (!agent) throw new AppError('not-found', undefined, 'Agent not found');
  return agent;
}

function withoutDefault({ defaults }: Roster, id: string): Roster['defaults'] {
  return Object.fromEntries(Object.entries(defaults).filter(([, agentId]) => agentId !== id));
}

function versionFact({ id, versionId, versionNumber, agentType, role }: RosterAgent) {
  return { agentId: id, versionId, versionNumber, agentType, role };
}
