import { useStrings } from '../../strings';
import { Button } from '../../ui/button';
import { Select, TextField } from '../../ui/field';
import { EntryActions } from './entry-actions';
import { type FormScope, named } from './form-scope';
import { emptyHeader, type HeaderForm, hiddenValue, type NotificationForm } from './interview-form';
import { changed, without } from './lists';

const methods = ['POST', 'PUT', 'PATCH'];
const secretBytes = 32;

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(secretBytes));
  return `whsec_${btoa(String.fromCharCode(...bytes))}`;
}

interface NotificationCardProps {
  scope: FormScope;
  notification: NotificationForm;
  index: number;
  onChange: (change: Partial<NotificationForm>) => void;
  onRemove: () => void;
}

export function NotificationCard({ scope, notification, index, onChange, onRemove }: NotificationCardProps) {
  const { form: texts } = useStrings().interviews;
  const path = `notifications.${index}`;
  const { endpoint, method, signingSecret, headers } = notification;
  const name = texts.notification(index + 1);
  return (
    <fieldset className="entry">
      <legend>{name}</legend>
      <div className="field-row">
        <TextField
          label={texts.endpoint}
          type="url"
          required
          {...named(scope, `${path}.endpoint`)}
          value={endpoint}
          onChange={({ target }) => onChange({ endpoint: target.value })}
        />
        <Select
          label={texts.method}
          {...named(scope, `${path}.attributes.method`)}
          value={method}
          options={methods.map((value) => ({ value, name: value }))}
          onChange={({ target }) => onChange({ method: target.value })}
        />
        <EntryActions name={name} onRemove={onRemove} />
      </div>
      <div className="field-row">
        <TextField
          label={texts.signingSecret}
          hint={signingSecret === hiddenValue ? texts.keptSecret : texts.signingSecretHint}
          autoComplete="off"
          {...named(scope, `${path}.attributes.signingSecret`)}
          value={signingSecret}
          onChange={({ target }) => onChange({ signingSecret: target.value })}
        />
        <Button onClick={() => onChange({ signingSecret: newSecret() })}>{texts.makeSecret}</Button>
      </div>
      {headers.map((header, at) => (
        <HeaderRow
          key={header.key}
          scope={scope}
          path={path}
          index={at}
          header={header}
          onChange={(part) => onChange({ headers: changed(headers, header.key, part) })}
          onRemove={() => onChange({ headers: without(headers, header.key) })}
        />
      ))}
      <Button
        disabled={headers.length >= 50}
        onClick={() => onChange({ headers: [...headers, emptyHeader()] })}
      >
        {texts.addHeader}
      </Button>
    </fieldset>
  );
}

interface HeaderRowProps {
  scope: FormScope;
  path: string;
  index: number;
  header: HeaderForm;
  onChange: (change: Partial<HeaderForm>) => void;
  onRemove: () => void;
}

function HeaderRow({ scope, path, index, header, onChange, onRemove }: HeaderRowProps) {
  const { form: texts } = useStrings().interviews;
  const at = `${path}.headers.${index}`;
  // the path of a header in the problems of the API ends with its name
  const refused = scope.errorOf(`${path}.attributes.headers.${header.name.trim()}`);
  const name = named(scope, `${at}.name`);
  return (
    <div className="field-row">
      <TextField
        label={texts.headerName}
        autoComplete="off"
        {...name}
        error={name.error ?? refused}
        value={header.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        label={texts.headerValue}
        hint={header.value === hiddenValue ? texts.keptSecret : undefined}
        autoComplete="off"
        {...named(scope, `${at}.value`)}
        value={header.value}
        onChange={({ target }) => onChange({ value: target.value })}
      />
      <EntryActions name={header.name || texts.headerName} onRemove={onRemove} />
    </div>
  );
}
