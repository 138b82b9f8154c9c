import { useNavigate } from '@tanstack/react-router';
import { Select } from '../ui/field';
import { comparisonStrings } from './comparison-strings';
import { comparisonKinds, type Point } from './comparison-models';
import type { ComparisonSearch } from './comparison-search';
import { questionsIn } from './points';

interface PointFiltersProps {
  points: readonly Point[];
  shown: number;
  search: ComparisonSearch;
}

export function PointFilters({ points, shown, search: { kind, question } }: PointFiltersProps) {
  const comparisons = comparisonStrings();
  const navigate = useNavigate({ from: '/comparisons/$id' });
  const questions = questionsIn(points);
  const go = (search: ComparisonSearch) => void navigate({ search, replace: true });
  return (
    <div className="comparison-filters">
      <Select
        label={comparisons.question}
        value={question !== undefined && question <= questions.length ? question : ''}
        options={[
          { value: '', name: comparisons.allQuestions },
          ...questions.map((text, index) => ({ value: String(index + 1), name: `${index + 1}. ${text}` })),
        ]}
        onChange={({ target: { value } }) =>
          go({ ...(kind && { kind }), ...(value && { question: Number(value) }) })
        }
      />
      <Select
        label={comparisons.kind}
        value={kind ?? ''}
        options={[
          { value: '', name: comparisons.allKinds },
          ...comparisonKinds.map((value) => ({ value, name: comparisons.kinds[value] })),
        ]}
        onChange={({ target: { value } }) => {
          const wanted = comparisonKinds.find((known) => known === value);
          go({ ...(wanted && { kind: wanted }), ...(question && { question }) });
        }}
      />
      <p role="status" className="quiet">
        {comparisons.shown(shown, points.length)}
      </p>
    </div>
  );
}
