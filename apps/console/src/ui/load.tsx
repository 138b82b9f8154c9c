import { ApiError } from '@colloquy/client';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFirstStrings } from '../strings';
import { ErrorPanel } from './error-panel';
import { WayOut } from './way-out';

interface LoadProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  children: (data: T) => ReactNode;
}

/** Returns whether earlier data must be hidden: the resource is gone or forbidden. */
const isGone = (error: unknown) =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);

/** Keeps earlier data if a later read fails, unless the resource is gone or forbidden. */
export function Load<T>({ query, children }: LoadProps<T>) {
  const { shell } = useFirstStrings();
  if (query.data !== undefined && !isGone(query.error)) return children(query.data);
  if (isGone(query.error)) {
    return (
      <ErrorPanel error={query.error}>
        <WayOut />
      </ErrorPanel>
    );
  }
  if (query.error) return <ErrorPanel error={query.error} onAgain={() => void query.refetch()} />;
  return (
    <p role="status" className="loading">
      {shell.loading}
    </p>
  );
}
