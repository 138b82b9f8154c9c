import { Link } from '@tanstack/react-router';
import { type ListSearch, rangeName, type ScoreRange, scoreRanges } from '../interviews/list-search';
import { useStrings } from '../strings';
import { Menu, MenuItem } from '../ui/menu';
import { number } from '../ui/moments';
import { medianScore } from './scores';

interface HistogramProps {
  name: string;
  counts: readonly number[];
  /** Undefined if the list cannot show the interviews. */
  searchOf: (range: ScoreRange) => ListSearch | undefined;
}

export function Histogram({ name, counts, searchOf }: HistogramProps) {
  const { overview, interviews } = useStrings();
  const most = Math.max(1, ...counts);
  const median = medianScore(counts);
  if (median === null) return <span className="quiet">–</span>;
  return (
    <Menu
      className="histogram"
      label={
        <>
          <span className="visually-hidden">{name}: </span>
          <span className="histogram-columns" aria-hidden>
            {counts.map((count, bucket) => (
              <i key={bucket} style={{ blockSize: `${(count / most) * 100}%` }} />
            ))}
          </span>
          <span className="quiet">{overview.median(number(median))}</span>
        </>
      }
    >
      {scoreRanges.map((range, bucket) => {
        const count = counts[bucket] ?? 0;
        const search = searchOf(range);
        if (count === 0 || !search) return null;
        return (
          <MenuItem key={range} asChild>
            <Link to="/interviews" search={search}>
              {rangeName(range)}: {interviews.count(count, false)}
            </Link>
          </MenuItem>
        );
      })}
    </Menu>
  );
}
