import type { Interview } from '@colloquy/client';
import { useState } from 'react';
import { useStrings } from '../strings';
import { CopyButton } from '../ui/copy-button';
import { Load } from '../ui/load';
import type { Delivery, DeliveryDetail } from './answers';
import { useDelivery } from './queries';
import { readableBody } from './readable-body';

export function DeliveryExchange({ interview, delivery }: { interview: Interview; delivery: Delivery }) {
  const { interview: strings } = useStrings();
  const [isOpen, setOpen] = useState(false);
  const query = useDelivery(interview, delivery, isOpen);
  return (
    <details className="exchange" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{strings.exchange}</summary>
      {isOpen && <Load query={query}>{(detail) => <Exchange detail={detail} />}</Load>}
    </details>
  );
}

function Exchange({ detail }: { detail: DeliveryDetail }) {
  const { interview: strings } = useStrings();
  const { request, answer, method, endpoint, statusCode, outcome } = detail;
  return (
    <>
      <h4>{strings.request}</h4>
      {request ? (
        <>
          <pre tabIndex={0} aria-label={strings.headers}>
            {[`${method} ${endpoint}`, ...request.headers.map(({ name, value }) => `${name}: ${value}`)].join(
              '\n',
            )}
          </pre>
          {request.headers.some(({ value }) => value === '***') && (
            <p className="quiet">{strings.hiddenValues}</p>
          )}
          <RequestBody body={request.body} />
        </>
      ) : (
        <p className="quiet">{strings.noRequest}</p>
      )}
      <h4>{strings.answer}</h4>
      {statusCode !== null ? (
        <p>{strings.statusCode(statusCode)}</p>
      ) : (
        outcome && <p>{strings.outcomes[outcome]}</p>
      )}
      {answer !== null ? (
        <pre tabIndex={0} aria-label={strings.answerStart}>
          {readableBody(answer)}
        </pre>
      ) : (
        statusCode !== null && <p className="quiet">{strings.noAnswerText}</p>
      )}
    </>
  );
}

function RequestBody({ body }: { body: string | null }) {
  const { interview: strings } = useStrings();
  if (body === null) return <p className="quiet">{strings.bodyGone}</p>;
  return (
    <>
      <pre tabIndex={0} aria-label={strings.body}>
        {readableBody(body)}
      </pre>
      <CopyButton text={body} />
    </>
  );
}
