import { Link } from '@tanstack/react-router';
import { useStrings } from '../strings';
import { DataTable } from '../ui/data-table';
import { Load } from '../ui/load';
import { number, utcMoment } from '../ui/moments';
import type { FailingEndpoint } from './scores';
import type { Range } from './range';
import { examinedInterviews, useFailingEndpoints } from './use-overview';

export function EndpointsPart({ range, agent }: { range: Range; agent: string | undefined }) {
  const { overview } = useStrings();
  const reason = ({ last }: FailingEndpoint) =>
    last.statusCode === null
      ? (overview.outcomes[last.outcome as keyof typeof overview.outcomes] ?? last.outcome)
      : overview.answered(last.statusCode);
  return (
    <section aria-labelledby="endpoints">
      <h2 id="endpoints">{overview.endpoints}</h2>
      <p className="quiet">{overview.endpointsHint(examinedInterviews)}</p>
      <Load query={useFailingEndpoints(range, agent)}>
        {({ failing, isAnySent }) =>
          failing.length === 0 ? (
            <p>{isAnySent ? overview.noFailures : overview.nothingSent}</p>
          ) : (
            <DataTable<FailingEndpoint>
              labelled
              caption={overview.endpoints}
              rows={failing}
              idOf={({ endpoint }) => endpoint}
              columns={[
                {
                  id: 'endpoint',
                  header: overview.endpoint,
                  cell: ({ endpoint }) => <code>{endpoint}</code>,
                },
                {
                  id: 'failed',
                  header: overview.failed,
                  cell: ({ failed, attempts }) => overview.failedOf(number(failed), number(attempts)),
                },
                { id: 'last', header: overview.lastFailure, cell: (row) => reason(row) },
                {
                  id: 'at',
                  header: overview.when,
                  cell: ({ last }) => last.attemptedAt && utcMoment(last.attemptedAt),
                },
                {
                  id: 'interviews',
                  header: overview.interviews,
                  cell: ({ interviews }) => <Failed interviews={interviews} />,
                },
              ]}
            />
          )
        }
      </Load>
    </section>
  );
}

const shownAtFirst = 3;

function Failed({ interviews }: Pick<FailingEndpoint, 'interviews'>) {
  const { overview } = useStrings();
  const [first, more] = [interviews.slice(0, shownAtFirst), interviews.slice(shownAtFirst)];
  return (
    <>
      <DeliveryLinks interviews={first} />
      {more.length > 0 && (
        <details>
          <summary>{overview.moreInterviews(more.length)}</summary>
          <DeliveryLinks interviews={more} />
        </details>
      )}
    </>
  );
}

const DeliveryLinks = ({ interviews }: Pick<FailingEndpoint, 'interviews'>) => (
  <ul className="plain">
    {interviews.map(({ id, title }) => (
      <li key={id}>
        <Link to="/interviews/$id" params={{ id }} search={{ tab: 'deliveries' }}>
          {title}
        </Link>
      </li>
    ))}
  </ul>
);
