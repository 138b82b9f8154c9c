import { ApiError } from '@colloquy/client';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useStrings } from '../strings';
import { ErrorPanel } from './error-panel';

interface LoadProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  children: (data: T) => ReactNode;
}

/** Whether what was read before is not the user's any more. */
const isGone = (error: unknown) =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);

/**
 * Shows what a query has read; before that a sign of loading, or the error. What was read stays if a later read fails,
 * unless it is gone or forbidden now.
 */
export function Load<T>({ query, children }: LoadProps<T>) {
  const { shell } = useStrings();
  if (query.data !== undefined && !isGone(query.error)) return children(query.data);
  if (query.error) return <ErrorPanel error={query.error} onAgain={() => void query.refetch()} />;
  return (
    <p role="status" className="loading">
      {shell.loading}
    </p>
  );
}
