import { createRoute } from '@tanstack/react-router';
import { lazyFirstPage, lazyPage } from '../app/lazy-page';
import { rootRoute } from '../app/root-route';
import { isId } from '../app/search-values';
import { validateInterviewSearch } from '../interview/interview-search';
import { validateListSearch } from './list-search';

/** `from` is the id of the copied interview. */
const validateFrom = ({ from }: Record<string, unknown>): { from?: string } => (isId(from) ? { from } : {});

const list = createRoute({
  getParentRoute: () => rootRoute,
  path: '/interviews',
  validateSearch: validateListSearch,
  component: lazyFirstPage(() => import('./list-page'), 'ListPage'),
});

const create = createRoute({
  getParentRoute: () => rootRoute,
  path: '/interviews/new',
  validateSearch: validateFrom,
  component: lazyPage(() => import('./create-page'), 'CreatePage'),
});

const edit = createRoute({
  getParentRoute: () => rootRoute,
  path: '/interviews/$id/edit',
  component: lazyPage(() => import('./edit-page'), 'EditPage'),
});

const importCsv = createRoute({
  getParentRoute: () => rootRoute,
  path: '/interviews/import',
  validateSearch: validateFrom,
  component: lazyPage(() => import('./import-page'), 'ImportPage'),
});

const detail = createRoute({
  getParentRoute: () => rootRoute,
  path: '/interviews/$id',
  validateSearch: validateInterviewSearch,
  component: lazyPage(() => import('../interview/interview-page'), 'InterviewPage'),
});

export const interviewRoutes = [list, create, edit, importCsv, detail] as const;
