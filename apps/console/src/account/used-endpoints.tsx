import { answerOf, type paths } from '@colloquy/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '../session/console-context';
import { useStrings } from '../strings';
import { Button } from '../ui/button';
import { DataTable } from '../ui/data-table';
import { EmptyState } from '../ui/empty-state';
import { Load } from '../ui/load';
import { number, utcMoment } from '../ui/moments';

type Used =
  paths['/api/notifications/endpoints']['get']['responses'][200]['content']['application/json']['endpoints'][number];

interface UsedEndpointsProps {
  /** Absent for users who may not send tests. */
  onTest?: ((used: Pick<Used, 'endpoint' | 'method'>) => void) | undefined;
}

export function UsedEndpoints({ onTest }: UsedEndpointsProps) {
  const { account, overview } = useStrings();
  const texts = account.notifications;
  const api = useApi();
  const endpoints = useQuery({
    queryKey: ['used-endpoints'],
    queryFn: ({ signal }) => answerOf(api.GET('/api/notifications/endpoints', { signal })),
  });
  return (
    <section aria-labelledby="used-endpoints">
      <h2 id="used-endpoints">{texts.used}</h2>
      <p className="quiet">{texts.usedHint}</p>
      <Load query={endpoints}>
        {({ endpoints: used }) =>
          used.length === 0 ? (
            <EmptyState title={overview.nothingSent} />
          ) : (
            <DataTable<Used>
              labelled
              caption={texts.used}
              rows={used}
              idOf={({ method, endpoint }) => `${method} ${endpoint}`}
              columns={[
                {
                  id: 'endpoint',
                  header: texts.endpoint,
                  cell: ({ method, endpoint }) => (
                    <code>
                      {method} {endpoint}
                    </code>
                  ),
                },
                {
                  id: 'failed',
                  header: overview.failed,
                  cell: ({ failed, deliveries }) => overview.failedOf(number(failed), number(deliveries)),
                },
                { id: 'latest', header: texts.latest, cell: ({ latest }) => <Latest {...latest} /> },
                ...(onTest
                  ? [
                      {
                        id: 'test',
                        header: <span className="visually-hidden">{texts.test}</span>,
                        cell: (row: Used) => (
                          <Button
                            aria-label={`${texts.prepare}: ${row.endpoint}`}
                            onClick={() => onTest(row)}
                          >
                            {texts.prepare}
                          </Button>
                        ),
                      },
                    ]
                  : []),
              ]}
            />
          )
        }
      </Load>
    </section>
  );
}

function Latest({ interviewId, status, outcome, statusCode, attemptedAt }: Used['latest']) {
  const { account, overview } = useStrings();
  const texts = account.notifications;
  const reason =
    statusCode === null
      ? overview.outcomes[outcome as keyof typeof overview.outcomes]
      : overview.answered(statusCode);
  const result = status === 'delivered' ? texts.delivered : status === 'failed' ? reason : texts.sending;
  return (
    <>
      <Link to="/interviews/$id" params={{ id: interviewId }} search={{ tab: 'deliveries' }}>
        {result}
      </Link>{' '}
      {attemptedAt && <span className="quiet">{utcMoment(attemptedAt)}</span>}
    </>
  );
}
