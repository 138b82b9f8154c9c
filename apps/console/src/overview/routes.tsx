import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../app/root-route';
import { validateOverviewSearch } from './range';

const overviewPage = createRoute({
  getParentRoute: () => rootRoute,
  path: '/overview',
  validateSearch: validateOverviewSearch,
  component: lazyRouteComponent(() => import('./overview-page'), 'OverviewPage'),
});

export const overviewRoutes = [overviewPage] as const;
