import { ApiError } from '@colloquy/client';
import type { ReactNode } from 'react';
import { useFirstStrings } from '../strings';
import { Button } from './button';
import { CopyButton } from './copy-button';
import { errorText } from './error-text';

interface ErrorPanelProps {
  error: unknown;
  onAgain?: () => void;
  children?: ReactNode;
}

export function ErrorPanel({ error, onAgain, children }: ErrorPanelProps) {
  const strings = useFirstStrings();
  const { shell } = strings;
  const { title, step } = errorText(error, strings);
  return (
    <div role="alert" className="error-panel">
      <strong>{title}</strong>
      {error instanceof ApiError && <p>{error.message}</p>}
      <p>{step}</p>
      {error instanceof ApiError && error.requestId && (
        <p className="quiet">
          {shell.requestId} <code>{error.requestId}</code> <CopyButton text={error.requestId} />
        </p>
      )}
      {onAgain && <Button onClick={onAgain}>{shell.tryAgain}</Button>}
      {children}
    </div>
  );
}
