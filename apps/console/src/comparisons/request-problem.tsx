import { ApiError } from '@colloquy/client';
import { ErrorPanel } from '../ui/error-panel';
import { LeftOutList } from './left-out';
import { leftOutIn } from './requests';

export function RequestProblem({ error }: { error: unknown }) {
  if (!error) return null;
  return (
    <>
      <ErrorPanel error={error} />
      <LeftOutList leftOut={leftOutIn(error instanceof ApiError ? error.body : undefined)} />
    </>
  );
}
