import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../app/root-route';
import { validateListSearch } from './list-search';

const list = createRoute({
  getParentRoute: () => rootRoute,
  path: '/interviews',
  validateSearch: validateListSearch,
  component: lazyRouteComponent(() => import('./list-page'), 'ListPage'),
});

const create = createRoute({
  getParentRoute: () => rootRoute,
  path: '/interviews/new',
  component: lazyRouteComponent(() => import('./create-page'), 'CreatePage'),
});

const detail = createRoute({
  getParentRoute: () => rootRoute,
  path: '/interviews/$id',
  validateSearch: (search: Record<string, unknown>): { tab?: string; at?: number } => ({
    ...(typeof search['tab'] === 'string' && { tab: search['tab'] }),
    ...(typeof search['at'] === 'number' && { at: search['at'] }),
  }),
  component: lazyRouteComponent(() => import('../interview/interview-page'), 'InterviewPage'),
});

export const interviewRoutes = [list, create, detail] as const;
