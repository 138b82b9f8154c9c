import type { Interview } from '@colloquy/client';
import { useStrings } from '../strings';
import { EmptyState } from '../ui/empty-state';
import { moment } from '../ui/moments';
import { ScoreBar } from '../ui/score-bar';
import type { Statement } from './answers';
import { useEvidence } from './queries';
import { ScoreParts } from './score-parts';

export function ScoresTab({ interview }: { interview: Interview }) {
  const { interview: strings } = useStrings();
  const { data: evidence } = useEvidence(interview);
  if (!interview.analysisGeneratedAt) {
    return (
      <EmptyState title={strings.noScores}>
        <p>{strings.noScoresText}</p>
      </EmptyState>
    );
  }
  const { qualityScore, qualityReasons, qualitySegments, agentScore, agentReasons, agentSegments } =
    interview;
  return (
    <div className="scores">
      <Score
        title={strings.quality}
        about={strings.qualityText}
        score={qualityScore}
        reasons={qualityReasons}
        evidence={evidence?.qualityReasons}
        segments={qualitySegments}
      >
        {interview.qualityEndedEarly && <p className="badge warning">{strings.endedEarly}</p>}
        {interview.qualityExpertDisengaged && <p className="badge warning">{strings.disengaged}</p>}
        {interview.qualityScoredAt && (
          <p className="quiet">{strings.scoredAt(moment(interview.qualityScoredAt))}</p>
        )}
      </Score>
      <Score
        title={strings.conduct}
        about={strings.conductText}
        score={agentScore}
        reasons={agentReasons}
        evidence={evidence?.agentReasons}
        segments={agentSegments}
      />
    </div>
  );
}

interface ScoreProps {
  title: string;
  about: string;
  score: number | null;
  reasons: readonly string[] | null;
  evidence: readonly Statement[] | undefined;
  segments: readonly { agent: string; score: number | null; reasons: string[] }[] | null;
  children?: React.ReactNode;
}

function Score({ title, about, score, reasons, evidence, segments, children }: ScoreProps) {
  const { interview: strings } = useStrings();
  return (
    <section className="card">
      <h2>{title}</h2>
      <p className="quiet">{about}</p>
      {score === null ? (
        <p>
          <strong>{strings.notScored}</strong>
        </p>
      ) : (
        <p className="score-total">
          <ScoreBar label={title} score={score} /> <span className="quiet">{strings.outOf(100)}</span>
        </p>
      )}
      {children}
      <ScoreParts reasons={reasons ?? []} evidence={evidence} />
      {segments && segments.length > 0 && (
        <>
          <h3>{strings.byAgent}</h3>
          {segments.map((segment, index) => (
            <details key={index} className="segment">
              <summary>
                {segment.agent} <ScoreBar label={segment.agent} score={segment.score} />
              </summary>
              <ScoreParts reasons={segment.reasons} evidence={undefined} />
            </details>
          ))}
        </>
      )}
    </section>
  );
}
