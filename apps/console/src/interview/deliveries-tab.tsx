import type { Interview } from '@colloquy/client';
import { useStrings } from '../strings';
import { EmptyState } from '../ui/empty-state';
import { Load } from '../ui/load';
import { moment, number } from '../ui/moments';
import { adviceFor } from './delivery-advice';
import { DeliveryExchange } from './delivery-exchange';
import type { Delivery } from './answers';
import { useDeliveries } from './queries';

export function DeliveriesTab({ interview }: { interview: Interview }) {
  const { interview: strings } = useStrings();
  const query = useDeliveries(interview);
  if (interview.notifications.length === 0 && !query.data?.length) {
    return (
      <EmptyState title={strings.noEndpoints}>
        <p>{strings.noEndpointsText}</p>
      </EmptyState>
    );
  }
  if (interview.status !== 'COMPLETED') return <Planned interview={interview} />;
  return (
    <Load query={query}>
      {(deliveries) =>
        deliveries.length === 0 ? (
          <Planned interview={interview} />
        ) : (
          completionsOf(deliveries).map(([completion, own]) => (
            <section key={completion} className="card">
              <h2>{strings.completion(completion)}</h2>
              {own.map((delivery) => (
                <DeliveryPart key={delivery.id} interview={interview} delivery={delivery} />
              ))}
            </section>
          ))
        )
      }
    </Load>
  );
}

const completionsOf = (deliveries: readonly Delivery[]) =>
  [...new Set(deliveries.map(({ completion }) => completion))].map(
    (completion) => [completion, deliveries.filter((each) => each.completion === completion)] as const,
  );

function Planned({ interview }: { interview: Interview }) {
  const { interview: strings } = useStrings();
  return (
    <EmptyState title={strings.notSentYet}>
      <p>{strings.notSentYetText}</p>
      <ul className="endpoints">
        {interview.notifications.map(({ endpoint, attributes }, index) => (
          <li key={index}>
            <code>
              {attributes.method} {endpoint}
            </code>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}

function DeliveryPart({ interview, delivery }: { interview: Interview; delivery: Delivery }) {
  const { interview: strings } = useStrings();
  const { id, endpoint, method, status, outcome, statusCode, attemptedAt, durationMs } = delivery;
  const advice = adviceFor(delivery);
  return (
    <article className={`delivery delivery-${status}`}>
      <h3>
        <span className={`badge delivery-badge-${status}`}>{strings.deliveryStatuses[status]}</span>{' '}
        <code>
          {method} {endpoint}
        </code>
      </h3>
      <dl className="fact-list">
        <dt>{strings.answer}</dt>
        <dd>
          {statusCode !== null ? strings.statusCode(statusCode) : outcome ? strings.outcomes[outcome] : '–'}
        </dd>
        <dt>{strings.sentAt}</dt>
        <dd>
          {attemptedAt ? moment(attemptedAt) : '–'}
          {durationMs !== null && ` · ${number(durationMs)} ms`}
        </dd>
        <dt>{strings.deliveryId}</dt>
        <dd>
          <code>{id}</code>
        </dd>
      </dl>
      {advice !== 'nothing' && (
        <p className="advice">
          <strong>{strings.nextStep}</strong> {strings.advice[advice]}
        </p>
      )}
      <DeliveryExchange interview={interview} delivery={delivery} />
    </article>
  );
}
