import { ApiError } from '@colloquy/client';
import { useStrings } from '../strings';
import { ErrorPanel } from '../ui/error-panel';
import { LeftOutList } from './left-out';
import { leftOutIn } from './requests';

export function RequestProblem({ error }: { error: unknown }) {
  const { comparisons } = useStrings();
  if (!error) return null;
  const { code, body } = error instanceof ApiError ? error : { code: undefined, body: undefined };
  const advice = Object.entries(comparisons.refusals).find(([name]) => name === code)?.[1];
  return (
    <>
      <ErrorPanel error={error} />
      {advice && <p>{advice}</p>}
      <LeftOutList leftOut={leftOutIn(body)} />
    </>
  );
}
