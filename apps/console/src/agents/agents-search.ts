import { agentRoles } from './agent-models';

/** What the address of the list of agents says. */
export interface AgentsSearch {
  role?: (typeof agentRoles)[number];
  search?: string;
  page?: number;
}

export const agentTabs = ['agent', 'transfers', 'compare'] as const;
export type AgentTab = (typeof agentTabs)[number];

/** What the address of one agent says. The sides of a comparison are `v<number>`, a version, or the id of another agent. */
export interface AgentSearch {
  tab?: AgentTab;
  left?: string;
  right?: string;
}

const isSide = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:v[1-9]\d{0,8}|[0-9a-f-]{36})$/.test(value);

export function validateAgentsSearch(given: Record<string, unknown>): AgentsSearch {
  const role = agentRoles.find((known) => known === given['role']);
  // the address holds a search for digits as a number
  const isText = ['string', 'number'].includes(typeof given['search']);
  const search = isText ? String(given['search']).slice(0, 200) : '';
  const page = Number(given['page']);
  return {
    ...(role && { role }),
    ...(search && { search }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}

export function validateAgentSearch(given: Record<string, unknown>): AgentSearch {
  const tab = agentTabs.find((known) => known === given['tab']);
  const { left, right } = given;
  return { ...(tab && { tab }), ...(isSide(left) && { left }), ...(isSide(right) && { right }) };
}
