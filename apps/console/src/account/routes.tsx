import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../app/lazy-page';
import { rootRoute } from '../app/root-route';
import { validateAccountSearch } from './account-search';

const accountPage = createRoute({
  getParentRoute: () => rootRoute,
  path: '/account',
  validateSearch: validateAccountSearch,
  component: lazyPage(() => import('./account-page'), 'AccountPage'),
});

export const accountRoutes = [accountPage] as const;
