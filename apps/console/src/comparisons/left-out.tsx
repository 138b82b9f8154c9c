import { comparisonStrings } from './comparison-strings';
import type { LeftOut } from './comparison-models';
import { InterviewNames } from './interview-names';
import { byReason } from './requests';

export function LeftOutList({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const comparisons = comparisonStrings();
  return byReason(leftOut).map(([reason, ids]) => (
    <div key={reason} className="comparison-left-out">
      <p>
        <strong>{comparisons.leftOutReasons[reason]}</strong>{' '}
        <span className="quiet">{comparisons.interviews(ids.length)}</span>
      </p>
      {reason !== 'deleted' && <InterviewNames ids={ids} />}
    </div>
  ));
}
