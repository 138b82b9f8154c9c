import type { InterviewType } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import type { Roster, RosterAgent } from './roster';

/** Either roster may contain only a selection of its agents. */
export interface VisibleRosters {
  own: Roster;
  system: Roster;
}

export interface AvailableAgent {
  agent: RosterAgent;
  isDefault: boolean;
}

/** Returns the agents, newest first; exactly one ROOT agent of each type is the default. */
export function availableAgents({ own, system }: VisibleRosters): AvailableAgent[] {
  return [...own.agents, ...system.agents]
    .map((agent) => ({ agent, isDefault: defaultOf({ own, system }, agent.agentType) === agent.id }))
    .sort((a, b) => b.agent.createdAt.getTime() - a.agent.createdAt.getTime());
}

/** @throws AppError `not-found` if the account cannot use the agent */
export function availableAgent(rosters: VisibleRosters, id: string): AvailableAgent {
  const found = availableAgents(rosters).find(({ agent }) => agent.id === id);
  if (!found) throw new AppError('not-found', undefined, 'Agent not found');
  return found;
}

/** @throws AppError `not-found`; `invalid` if the type or the role does not fit */
export function agentForInterview(
  rosters: VisibleRosters,
  wanted: { interviewType: InterviewType; agentId?: string },
): RosterAgent {
  if (wanted.agentId === undefined) return defaultAgent(rosters, wanted.interviewType);
  const { agent } = availableAgent(rosters, wanted.agentId);
  if (agent.role !== 'ROOT') {
    throw new AppError('invalid', undefined, 'a TRANSFER_ONLY agent cannot start an interview');
  }
  if (agent.agentType !== wanted.interviewType) {
    throw new AppError('invalid', undefined, `must be an agent for ${wanted.interviewType}`);
  }
  return agent;
}

function defaultAgent(rosters: VisibleRosters, type: InterviewType): RosterAgent {
  const found = availableAgents(rosters).find(
    ({ agent, isDefault }) => isDefault && agent.agentType === type,
  );
  // missing only until the system agents are stored, shortly after the first start
  if (!found)
    throw new AppError('unavailable', undefined, 'The default agents are not stored yet; try again later');
  return found.agent;
}

function defaultOf({ own, system }: VisibleRosters, type: InterviewType): string | undefined {
  return own.defaults[type] ?? system.defaults[type];
}
