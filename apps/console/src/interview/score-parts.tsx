import { useStrings } from '../strings';
import { number } from '../ui/moments';
import type { Statement } from './answers';
import { Moments } from './moments-list';
import { scoreReason } from './score-reasons';

interface ScorePartsProps {
  reasons: readonly string[];
  evidence: readonly Statement[] | undefined;
}

export function ScoreParts({ reasons, evidence }: ScorePartsProps) {
  const { interview: strings } = useStrings();
  const known: Record<string, string> = strings.scoreParts;
  if (reasons.length === 0) return null;
  return (
    <ul className="score-parts">
      {reasons.map((reason) => {
        const { text, part } = scoreReason(reason);
        const name = part && (known[part.name] ?? part.name);
        const turns = evidence?.find((statement) => statement.text === reason)?.turns ?? [];
        return (
          <li key={reason}>
            {part && (
              <div className="score-part">
                <span>{name}</span>
                <meter
                  min={0}
                  max={part.most}
                  low={part.most * 0.4}
                  high={part.most * 0.7}
                  optimum={part.most}
                  value={part.points}
                  aria-label={name}
                />
                <span className="numeric">
                  {number(part.points)} / {number(part.most)}
                </span>
              </div>
            )}
            <p lang={part ? 'en' : undefined}>{part ? part.why : text}</p>
            <Moments turns={turns} />
          </li>
        );
      })}
    </ul>
  );
}
