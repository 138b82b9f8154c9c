import { ApiError, answerOf } from '@colloquy/client';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useApi } from '../session/console-context';
import { useMayWrite } from '../session/use-me';
import { useStrings } from '../strings';
import { Button } from '../ui/button';
import { ErrorPanel } from '../ui/error-panel';
import { Select, TextArea, TextField } from '../ui/field';
import { number } from '../ui/moments';
import { useDraft } from '../ui/use-draft';
import { headersOf, isCompleteTest, isEndpoint, type TestDraft, testMethods, testOf } from './test-delivery';
import { UsedEndpoints } from './used-endpoints';

export function NotificationsTab() {
  const { account } = useStrings();
  const mayWrite = useMayWrite();
  const [place, setPlace] = useDraft('test-notification', (): Place => ({ endpoint: '', method: 'POST' }));
  const form = useRef<HTMLFormElement>(null);
  const prepare = ({ endpoint, method }: { endpoint: string; method: string }) => {
    setPlace({ endpoint, method: methodOf(method) });
    form.current?.querySelector('input')?.focus();
  };
  return (
    <>
      <p className="quiet">{account.notifications.intro}</p>
      <UsedEndpoints onTest={mayWrite ? prepare : undefined} />
      {mayWrite && <TestForm place={place} onPlace={setPlace} form={form} />}
    </>
  );
}

type Place = Pick<TestDraft, 'endpoint' | 'method'>;

const methodOf = (method: string) => testMethods.find((known) => known === method) ?? 'POST';

interface TestFormProps {
  place: Place;
  onPlace: (place: Place) => void;
  form: RefObject<HTMLFormElement | null>;
}

/** Sends an example notification. Stores no draft of headers and secret, because they are credentials. */
function TestForm({ place, onPlace, form }: TestFormProps) {
  const { account } = useStrings();
  const texts = account.notifications;
  const api = useApi();
  const [secrets, setSecrets] = useState({ headers: '', signingSecret: '' });
  const draft = { ...place, ...secrets };
  const send = useMutation({
    mutationFn: () => answerOf(api.POST('/api/notifications/test', { body: testOf(draft) })),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isCompleteTest(draft)) send.mutate();
  };
  const addressIsWrong = place.endpoint !== '' && !isEndpoint(place.endpoint.trim());
  const headersAreWrong = headersOf(secrets.headers) === undefined;
  return (
    <form ref={form} className="card narrow-form" onSubmit={submit} noValidate>
      <h2>{texts.test}</h2>
      <p className="quiet">{texts.testHint}</p>
      <TextField
        label={texts.endpoint}
        type="url"
        required
        placeholder="https://"
        value={place.endpoint}
        error={addressIsWrong ? texts.endpointHint : undefined}
        onChange={({ target }) => onPlace({ ...place, endpoint: target.value })}
      />
      <Select
        label={texts.method}
        value={place.method}
        options={testMethods.map((value) => ({ value, name: value }))}
        onChange={({ target }) => onPlace({ ...place, method: methodOf(target.value) })}
      />
      <TextArea
        label={texts.headers}
        hint={texts.headersHint}
        error={headersAreWrong ? texts.headersHint : undefined}
        autoComplete="off"
        spellCheck={false}
        value={secrets.headers}
        onChange={({ target }) => setSecrets({ ...secrets, headers: target.value })}
      />
      <TextField
        label={texts.secret}
        hint={texts.secretHint}
        autoComplete="off"
        spellCheck={false}
        value={secrets.signingSecret}
        onChange={({ target }) => setSecrets({ ...secrets, signingSecret: target.value })}
      />
      <Button type="submit" primary disabled={!isCompleteTest(draft) || send.isPending}>
        {texts.send}
      </Button>
      <div aria-live="polite">
        {send.isPending && <p>{texts.sending}</p>}
        {send.data && !send.isPending && <Result {...send.data} />}
      </div>
      {send.error && (isMissing(send.error) ? <p>{texts.notOffered}</p> : <ErrorPanel error={send.error} />)}
    </form>
  );
}

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

interface ResultProps {
  delivered: boolean;
  status: number | null;
  durationMs: number;
  error: string | null;
}

function Result({ delivered, status, durationMs, error }: ResultProps) {
  const { account, overview } = useStrings();
  const texts = account.notifications;
  const reason = overview.outcomes[error as keyof typeof overview.outcomes];
  const parts = [
    delivered ? texts.delivered : texts.notDelivered,
    status === null ? reason : overview.answered(status),
    texts.took(number(durationMs)),
  ];
  return <p className={delivered ? 'good' : 'warning'}>{parts.filter(Boolean).join('. ')}.</p>;
}
