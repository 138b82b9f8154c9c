import type { Interview } from '@colloquy/client';
import { useStrings } from '../strings';
import { EmptyState } from '../ui/empty-state';
import { Load } from '../ui/load';
import { moment } from '../ui/moments';
import type { Evidence, Statement } from './answers';
import { ExtractionPart } from './extraction-part';
import { Moments } from './moments-list';
import { QuestionFindings } from './question-findings';
import { useEvidence } from './queries';
import { Reanalysis } from './reanalysis';
import { stageOf } from './stage';

export function FindingsTab({ interview }: { interview: Interview }) {
  const { interview: strings } = useStrings();
  const query = useEvidence(interview);
  if (!interview.analysisGeneratedAt) {
    const isProcessing = stageOf(interview) === 'processing';
    return (
      <EmptyState title={isProcessing ? strings.analysing : strings.noAnalysis}>
        <p>{isProcessing ? strings.analysingText : strings.noAnalysisText}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <AnalysedBy interview={interview} />
      <Load query={query}>{(evidence) => <Findings interview={interview} evidence={evidence} />}</Load>
    </>
  );
}

function Findings({ interview, evidence }: { interview: Interview; evidence: Evidence }) {
  const { interview: strings } = useStrings();
  if (!interview.summary) return <EmptyState title={strings.nothingSaid} />;
  return (
    <>
      {interview.objective && (
        <section className="card">
          <h2>{strings.objective}</h2>
          <p dir="auto">{interview.objective}</p>
        </section>
      )}
      <Statements title={strings.summary} statements={evidence.summary} />
      <QuestionFindings interview={interview} evidence={evidence} />
      <Quotes interview={interview} statements={evidence.quotes} />
      <ExtractionPart interview={interview} evidence={evidence} />
    </>
  );
}

function Statements({ title, statements }: { title: string; statements: readonly Statement[] }) {
  return (
    <section className="card">
      <h2>{title}</h2>
      <ul className="statements">
        {statements.map(({ text, turns }, index) => (
          <li key={index}>
            <span dir="auto">{text}</span> <Moments turns={turns} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Quotes({ interview, statements }: { interview: Interview; statements: readonly Statement[] }) {
  const { interview: strings } = useStrings();
  const context = new Map(interview.quotes?.map((quote) => [quote.quote, quote.context]));
  if (statements.length === 0) return null;
  return (
    <section className="card">
      <h2>{strings.quotes}</h2>
      {statements.map(({ text, turns }, index) => (
        <figure key={index} className="quote">
          <blockquote dir="auto">{text}</blockquote>
          <figcaption>
            <Moments turns={turns} /> <span className="quiet">{context.get(text)}</span>
          </figcaption>
        </figure>
      ))}
    </section>
  );
}

function AnalysedBy({ interview }: { interview: Interview }) {
  const { interview: strings } = useStrings();
  const { analysedBy, analysisGeneratedAt, analysisRequests } = interview;
  const by =
    Object.entries(strings.analysedBy).find(([name]) => name === analysedBy)?.[1] ?? analysedBy ?? '';
  return (
    <div className="analysed">
      <p className="quiet">{strings.analysed(by, moment(analysisGeneratedAt))}</p>
      <Reanalysis interview={interview} />
      {analysisRequests.length > 0 && (
        <details>
          <summary>{strings.analysisRequests(analysisRequests.length)}</summary>
          <ul>
            {analysisRequests.toReversed().map(({ reason, requestedAt, finishedAt }) => (
              <li key={requestedAt}>
                {moment(requestedAt)}: <span dir="auto">{reason}</span>{' '}
                <span className="quiet">
                  {finishedAt ? strings.finishedAt(moment(finishedAt)) : strings.underWay}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
