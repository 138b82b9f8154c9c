import { createRootRoute } from '@tanstack/react-router';
import { ErrorPanel } from '../ui/error-panel';
import { NotFound } from './not-found';
import { Shell } from './shell';

export const rootRoute = createRootRoute({
  component: Shell,
  notFoundComponent: NotFound,
  errorComponent: ({ error, reset }) => <ErrorPanel error={error} onAgain={reset} />,
});
