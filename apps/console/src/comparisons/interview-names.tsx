import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useStrings } from '../strings';
import { Button } from '../ui/button';
import { comparisonStrings } from './comparison-strings';
import { useInterviewNames } from './use-interview-names';

const shownAtFirst = 10;

interface InterviewNamesProps {
  ids: readonly string[];
  onRemove?: (id: string) => void;
}

/** Reads the names of the visible interviews only. */
export function InterviewNames({ ids, onRemove }: InterviewNamesProps) {
  const comparisons = comparisonStrings();
  const { shell } = useStrings();
  const [isAll, setAll] = useState(false);
  const shown = isAll ? ids : ids.slice(0, shownAtFirst);
  const names = useInterviewNames(shown);
  return (
    <>
      <ul className="comparison-names">
        {shown.map((id, index) => {
          const name = names[index];
          return (
            <li key={id}>
              <span>
                {name === null ? comparisons.unknownInterview : <InterviewLink id={id} title={name?.title} />}
                {name && <span className="quiet"> {name.expert}</span>}
                {onRemove && name?.obstacle && (
                  <span className="comparison-obstacle">{comparisons.obstacles[name.obstacle]}</span>
                )}
              </span>
              {onRemove && (
                <Button aria-label={comparisons.takeOut(name?.title ?? id)} onClick={() => onRemove(id)}>
                  <span aria-hidden>×</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {shown.length < ids.length && (
        <Button onClick={() => setAll(true)}>
          {shell.more} ({ids.length - shown.length})
        </Button>
      )}
    </>
  );
}

const InterviewLink = ({ id, title }: { id: string; title: string | undefined }) => (
  <Link to="/interviews/$id" params={{ id }} search={{}} dir="auto">
    {title ?? id.slice(0, 8)}
  </Link>
);
