import { ApiError } from '@colloquy/client';
import { ErrorPanel } from '../ui/error-panel';
import { comparisonStrings } from './comparison-strings';
import { LeftOutList } from './left-out';
import { leftOutIn } from './requests';

export function RequestProblem({ error }: { error: unknown }) {
  const comparisons = comparisonStrings();
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
