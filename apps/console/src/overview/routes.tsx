import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../app/lazy-page';
import { rootRoute } from '../app/root-route';
import { validateOverviewSearch } from './range';

const overviewPage = createRoute({
  getParentRoute: () => rootRoute,
  path: '/overview',
  validateSearch: validateOverviewSearch,
  component: lazyPage(() => import('./overview-page'), 'OverviewPage'),
});

export const overviewRoutes = [overviewPage] as const;
