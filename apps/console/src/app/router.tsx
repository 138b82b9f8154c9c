import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { accountRoutes } from '../account/routes';
import { agentRoutes } from '../agents/routes';
import { comparisonRoutes } from '../comparisons/routes';
import { interviewRoutes } from '../interviews/routes';
import { overviewRoutes } from '../overview/routes';
import { rootRoute } from './root-route';
import { RouteError } from './route-error';

const start = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/interviews', search: {} });
  },
});

const routeTree = rootRoute.addChildren([
  start,
  ...interviewRoutes,
  ...agentRoutes,
  ...comparisonRoutes,
  ...overviewRoutes,
  ...accountRoutes,
]);

export const router = createRouter({
  routeTree,
  basepath: '/console',
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: RouteError,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
