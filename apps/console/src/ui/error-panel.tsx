import { ApiError } from '@colloquy/client';
import type { ReactNode } from 'react';
import { type Strings, useStrings } from '../strings';
import { Button } from './button';

/** Returns the title of an error in the user's language. */
export function titleOf(error: unknown, { shell }: Strings): string {
  if (!(error instanceof ApiError)) return shell.offline;
  if (error.status === 403) return error.code === 'READ_ONLY' ? shell.readOnly : shell.forbidden;
  return error.status === 404 ? shell.missing : shell.failed;
}

interface ErrorPanelProps {
  error: unknown;
  onAgain?: () => void;
  /** Further actions for the user. */
  children?: ReactNode;
}

/** Shows the title of an error, the API's message and the id of the request. */
export function ErrorPanel({ error, onAgain, children }: ErrorPanelProps) {
  const strings = useStrings();
  const { shell } = strings;
  return (
    <div role="alert" className="error-panel">
      <strong>{titleOf(error, strings)}</strong>
      {error instanceof ApiError && <p>{error.message}</p>}
      {error instanceof ApiError && error.requestId && (
        <p className="quiet">
          {shell.requestId} <code>{error.requestId}</code>
        </p>
      )}
      {onAgain && <Button onClick={onAgain}>{shell.tryAgain}</Button>}
      {children}
    </div>
  );
}
