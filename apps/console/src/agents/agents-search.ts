import { isId, textIn } from '../app/search-values';
import { agentRoles } from './agent-models';

export interface AgentsSearch {
  role?: (typeof agentRoles)[number];
  search?: string;
  page?: number;
}

export const agentTabs = ['agent', 'transfers', 'compare', 'rehearsals'] as const;
type AgentTab = (typeof agentTabs)[number];

/** A side is a version (`v<number>`) or the id of another agent. */
interface AgentSearch {
  tab?: AgentTab;
  left?: string;
  right?: string;
  rule?: string;
  page?: number;
}

const isSide = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:v[1-9]\d{0,8}|[0-9a-f-]{36})$/.test(value);

function pageIn(value: unknown): { page?: number } {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 && page <= 1_000_000 ? { page } : {};
}

export function validateAgentsSearch(given: Record<string, unknown>): AgentsSearch {
  const role = agentRoles.find((known) => known === given['role']);
  const search = textIn(given['search']);
  return { ...(role && { role }), ...(search && { search }), ...pageIn(given['page']) };
}

export function validateAgentSearch(given: Record<string, unknown>): AgentSearch {
  const tab = agentTabs.find((known) => known === given['tab']);
  const { left, right, rule } = given;
  return {
    ...(tab && { tab }),
    ...(isSide(left) && { left }),
    ...(isSide(right) && { right }),
    ...((isId(rule) || rule === 'new') && { rule }),
    ...pageIn(given['page']),
  };
}
