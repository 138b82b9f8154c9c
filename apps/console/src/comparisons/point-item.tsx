import { comparisonStrings } from './comparison-strings';
import { Claims } from './claims';
import type { Comparison, Point } from './comparison-models';
import { interviewsIn, ownWords, ownWordsOf } from './points';

interface PointItemProps {
  point: Point;
  comparison: Comparison;
}

export function PointItem({ point, comparison }: PointItemProps) {
  const comparisons = comparisonStrings();
  const { kind, positions, interviewCount } = point;
  const words = ownWordsOf(point);
  return (
    <li className="comparison-point">
      {words !== null && (
        <p className="comparison-words" dir="auto">
          {words}
        </p>
      )}
      {kind !== 'single' && (
        <p className="quiet">{comparisons.countOf(interviewCount, comparison.interviews.length)}</p>
      )}
      {kind === 'disagreement' ? (
        <Sides point={point} comparison={comparison} />
      ) : (
        positions.map(({ claims }, index) => (
          <Claims key={index} claims={claims} interviews={comparison.interviews} />
        ))
      )}
    </li>
  );
}

function Sides({ point: { positions }, comparison }: PointItemProps) {
  const comparisons = comparisonStrings();
  return (
    <div className="comparison-sides">
      {positions.map((position, index) => {
        const words = ownWords(position.statement, position.claims);
        const name = comparisons.side(index + 1);
        return (
          <div key={index} role="group" aria-label={name} className="comparison-side">
            <p>
              <strong>{name}</strong>{' '}
              <span className="quiet">{comparisons.interviews(interviewsIn(position))}</span>
            </p>
            {words !== null && (
              <p className="comparison-words" dir="auto">
                {words}
              </p>
            )}
            <Claims claims={position.claims} interviews={comparison.interviews} />
          </div>
        );
      })}
    </div>
  );
}
