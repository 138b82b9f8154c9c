import { Link } from '@tanstack/react-router';
import { moment } from '../ui/moments';
import { comparisonStrings } from './comparison-strings';
import { AgentName } from './agent-name';
import { comparedByText } from './compared-by';
import type { Comparison } from './comparison-models';
import { ComparisonStatus } from './comparison-status';
import { LeftOutList } from './left-out';
import { PointsPart } from './points-part';

export function ComparisonView({ comparison }: { comparison: Comparison }) {
  const comparisons = comparisonStrings();
  const { status, objective, interviews, leftOut } = comparison;
  return (
    <div className="comparison">
      <Facts comparison={comparison} />
      {objective && (
        <section className="card">
          <h2>{comparisons.objectiveOf}</h2>
          <p dir="auto">{objective}</p>
        </section>
      )}
      {status === 'ready' && <PointsPart comparison={comparison} />}
      {leftOut.length > 0 && (
        <section className="card">
          <h2>{comparisons.leftOut}</h2>
          <p className="quiet">{comparisons.leftOutText}</p>
          <LeftOutList leftOut={leftOut} />
        </section>
      )}
      {interviews.length > 0 && (
        <section className="card">
          <h2>{status === 'ready' ? comparisons.compared : comparisons.chosen}</h2>
          <ul className="comparison-interviews">
            {interviews.map(({ id, title, expert }) => (
              <li key={id}>
                {expert}{' '}
                <Link to="/interviews/$id" params={{ id }} search={{}} dir="auto">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Facts({ comparison }: { comparison: Comparison }) {
  const comparisons = comparisonStrings();
  const { status, reason, requestedAt, agentGroupId, comparedBy } = comparison;
  return (
    <>
      <div className="comparison-facts">
        <span role="status">
          <ComparisonStatus status={status} />
        </span>
        <span className="quiet">{comparisons.requestedAt(moment(requestedAt))}</span>
        {agentGroupId && (
          <Link to="/agents/$id" params={{ id: agentGroupId }} search={{}}>
            <AgentName id={agentGroupId} />
          </Link>
        )}
      </div>
      {comparedBy && <p className="quiet">{comparedByText(comparedBy, comparisons).long}</p>}
      {status === 'pending' && <p className="card">{comparisons.pendingText}</p>}
      {reason && <p className="card comparison-failure">{comparisons.failureTexts[reason]}</p>}
    </>
  );
}
