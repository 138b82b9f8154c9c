import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../app/root-route';
import { validateComparisonSearch, validateComparisonsSearch } from './comparison-search';

const list = createRoute({
  getParentRoute: () => rootRoute,
  path: '/comparisons',
  validateSearch: validateComparisonsSearch,
  component: lazyRouteComponent(() => import('./comparisons-page'), 'ComparisonsPage'),
});

const detail = createRoute({
  getParentRoute: () => rootRoute,
  path: '/comparisons/$id',
  validateSearch: validateComparisonSearch,
  component: lazyRouteComponent(() => import('./comparison-page'), 'ComparisonPage'),
});

export const comparisonRoutes = [list, detail] as const;
