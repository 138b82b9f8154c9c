import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../ui/button';
import { duration } from '../ui/moments';
import { comparisonStrings } from './comparison-strings';
import type { Claim, Comparison } from './comparison-models';

const shownAtFirst = 4;

interface ClaimsProps {
  claims: readonly Claim[];
  interviews: Comparison['interviews'];
}

export function Claims({ claims, interviews }: ClaimsProps) {
  const comparisons = comparisonStrings();
  const [isAll, setAll] = useState(false);
  const hidden = isAll ? 0 : Math.max(0, claims.length - shownAtFirst);
  return (
    <>
      <ul className="comparison-claims">
        {claims.map((claim, index) => (
          <li key={index} hidden={hidden > 0 && index >= shownAtFirst}>
            <ClaimQuote claim={claim} interview={interviews.find(({ id }) => id === claim.interviewId)} />
          </li>
        ))}
      </ul>
      {hidden > 0 && <Button onClick={() => setAll(true)}>{comparisons.moreClaims(hidden)}</Button>}
    </>
  );
}

interface ClaimQuoteProps {
  claim: Claim;
  interview: Comparison['interviews'][number] | undefined;
}

function ClaimQuote({ claim, interview }: ClaimQuoteProps) {
  const comparisons = comparisonStrings();
  const { interviewId, timestamp_secs, text } = claim;
  const at = duration(Math.floor(timestamp_secs));
  return (
    <figure className="comparison-claim">
      <blockquote dir="auto">{text}</blockquote>
      <figcaption>
        {interview?.expert}{' '}
        <Link
          to="/interviews/$id"
          params={{ id: interviewId }}
          search={{ at: timestamp_secs }}
          aria-label={comparisons.hear(interview?.expert ?? '', at)}
        >
          {at}
        </Link>{' '}
        <span className="quiet" dir="auto">
          {interview?.title}
        </span>
      </figcaption>
    </figure>
  );
}
