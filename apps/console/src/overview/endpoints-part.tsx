import { Link } from '@tanstack/react-router';
import { useStrings } from '../strings';
import { DataTable } from '../ui/data-table';
import { Load } from '../ui/load';
import { number, utcMoment } from '../ui/moments';
import type { FailingEndpoint } from './scores';
import { examinedInterviews, useFailingEndpoints } from './use-overview';

/** Endpoints that did not accept the notification of a recent interview. */
export function EndpointsPart({ from }: { from: string }) {
  const { overview } = useStrings();
  const reason = ({ last }: FailingEndpoint) =>
    last.statusCode === null
      ? (overview.outcomes[last.outcome as keyof typeof overview.outcomes] ?? last.outcome)
      : overview.answered(last.statusCode);
  return (
    <section aria-labelledby="endpoints">
      <h2 id="endpoints">{overview.endpoints}</h2>
      <p className="quiet">{overview.endpointsHint(examinedInterviews)}</p>
      <Load query={useFailingEndpoints(from)}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{overview.noFailures}</p>
          ) : (
            <DataTable<FailingEndpoint>
              labelled
              caption={overview.endpoints}
              rows={rows}
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
                  cell: ({ interviewIds }) =>
                    interviewIds.map((id, index) => (
                      <span key={id}>
                        {index > 0 && ', '}
                        <Link to="/interviews/$id" params={{ id }} search={{ tab: 'deliveries' }}>
                          {id.slice(0, 8)}
                        </Link>
                      </span>
                    )),
                },
              ]}
            />
          )
        }
      </Load>
    </section>
  );
}
