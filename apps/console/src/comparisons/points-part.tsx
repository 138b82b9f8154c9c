import { useSearch } from '@tanstack/react-router';
import { EmptyState } from '../ui/empty-state';
import { number } from '../ui/moments';
import { comparisonStrings } from './comparison-strings';
import { type Comparison, comparisonKinds, type Point, type PointKind } from './comparison-models';
import { PointItem } from './point-item';
import { groupsOf, pointsThatFit } from './points';
import { PointFilters } from './point-filters';

export function PointsPart({ comparison }: { comparison: Comparison }) {
  const comparisons = comparisonStrings();
  const search = useSearch({ from: '/comparisons/$id' });
  if (comparison.points.length === 0) {
    return (
      <EmptyState title={comparisons.noPoints}>
        <p>{comparisons.noPointsText}</p>
      </EmptyState>
    );
  }
  const points = pointsThatFit(comparison.points, search);
  return (
    <>
      <PointFilters points={comparison.points} shown={points.length} search={search} />
      {points.length === 0 && <EmptyState title={comparisons.noMatch} />}
      {comparisonKinds.map((kind) => (
        <KindPart key={kind} kind={kind} points={points} comparison={comparison} />
      ))}
    </>
  );
}

interface KindPartProps {
  kind: PointKind;
  points: readonly Point[];
  comparison: Comparison;
}

function KindPart({ kind, points, comparison }: KindPartProps) {
  const comparisons = comparisonStrings();
  const groups = groupsOf(points, kind);
  if (groups.length === 0) return null;
  const count = groups.reduce((sum, group) => sum + group.points.length, 0);
  return (
    <section className="card">
      <h2>
        {comparisons.kinds[kind]} <span className="quiet">{number(count)}</span>
      </h2>
      <p className="quiet">{comparisons.kindTexts[kind]}</p>
      {groups.map(({ question, points: grouped }) => (
        <div key={question ?? ''}>
          <h3 dir="auto">{question ?? comparisons.noQuestion}</h3>
          <ul className="comparison-points">
            {grouped.map((point, index) => (
              <PointItem key={index} point={point} comparison={comparison} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
