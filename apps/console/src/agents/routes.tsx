import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../app/lazy-page';
import { rootRoute } from '../app/root-route';
import { validateAgentSearch, validateAgentsSearch } from './agents-search';

const list = createRoute({
  getParentRoute: () => rootRoute,
  path: '/agents',
  validateSearch: validateAgentsSearch,
  component: lazyPage(() => import('./agents-page'), 'AgentsPage'),
});

const create = createRoute({
  getParentRoute: () => rootRoute,
  path: '/agents/new',
  validateSearch: (search: Record<string, unknown>): { from?: string } => ({
    ...(typeof search['from'] === 'string' && { from: search['from'] }),
  }),
  component: lazyPage(() => import('./create-agent-page'), 'CreateAgentPage'),
});

const detail = createRoute({
  getParentRoute: () => rootRoute,
  path: '/agents/$id',
  validateSearch: validateAgentSearch,
  component: lazyPage(() => import('./agent-page'), 'AgentPage'),
});

const rehearsal = createRoute({
  getParentRoute: () => rootRoute,
  path: '/agents/$id/rehearsals/$rehearsalId',
  component: lazyPage(() => import('./rehearsals/rehearsal-page'), 'RehearsalPage'),
});

export const agentRoutes = [list, create, detail, rehearsal] as const;
