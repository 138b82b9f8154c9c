import { number } from './moments';

export function ScoreBar({ label, score }: { label: string; score: number | null }) {
  if (score === null) return <span className="quiet">–</span>;
  return (
    <span className="score">
      <meter min={0} max={100} low={40} high={70} optimum={100} value={score} aria-label={label} />
      <span>{number(score)}</span>
    </span>
  );
}
