import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../app/root-route';
import { validateAccountSearch } from './account-search';

const accountPage = createRoute({
  getParentRoute: () => rootRoute,
  path: '/account',
  validateSearch: validateAccountSearch,
  component: lazyRouteComponent(() => import('./account-page'), 'AccountPage'),
});

export const accountRoutes = [accountPage] as const;
