import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../app/lazy-page';
import { rootRoute } from '../app/root-route';
import { validateComparisonSearch, validateComparisonsSearch } from './comparison-search';

const list = createRoute({
  getParentRoute: () => rootRoute,
  path: '/comparisons',
  validateSearch: validateComparisonsSearch,
  component: lazyPage(() => import('./comparisons-page'), 'ComparisonsPage'),
});

const detail = createRoute({
  getParentRoute: () => rootRoute,
  path: '/comparisons/$id',
  validateSearch: validateComparisonSearch,
  component: lazyPage(() => import('./comparison-page'), 'ComparisonPage'),
});

export const comparisonRoutes = [list, detail] as const;
