import { answerOf, type components } from '@colloquy/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../session/console-context';
import { useStrings } from '../strings';
import { Button } from '../ui/button';
import { CopyButton } from '../ui/copy-button';
import { Dialog } from '../ui/dialog';
import { ErrorPanel } from '../ui/error-panel';
import { TextField } from '../ui/field';
import { useTell } from '../ui/toasts';

/** The API shows a key only once, so only the button closes the dialog then. */
export function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const { account, shell } = useStrings();
  const api = useApi();
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: (name: string) => answerOf(api.POST('/api/api-keys', { body: { name } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['api-keys'] }),
  });
  const created = create.data;
  return (
    <Dialog
      title={account.keys.add}
      open
      onOpenChange={(open) => open || created || create.isPending || onClose()}
    >
      {created ? (
        <>
          <p>{account.keys.once}</p>
          <p className="new-key" role="status">
            <code>{created.key}</code>
          </p>
          <div className="actions">
            <CopyButton text={created.key} />
            <Button primary onClick={onClose}>
              {shell.close}
            </Button>
          </div>
        </>
      ) : (
        <NameForm
          initial=""
          hint={account.keys.nameHint}
          action={account.keys.add}
          error={create.error}
          isPending={create.isPending}
          onCancel={() => create.isPending || onClose()}
          onSubmit={create.mutate}
        />
      )}
    </Dialog>
  );
}

interface RenameKeyDialogProps {
  apiKey: components['schemas']['ApiKey'];
  onClose: () => void;
}

export function RenameKeyDialog({ apiKey: { id, name }, onClose }: RenameKeyDialogProps) {
  const { account, shell } = useStrings();
  const api = useApi();
  const queries = useQueryClient();
  const tell = useTell();
  const rename = useMutation({
    mutationFn: (next: string) =>
      answerOf(api.PATCH('/api/api-keys/{id}', { params: { path: { id } }, body: { name: next } })),
    onSuccess: () => {
      tell(account.saved);
      void queries.invalidateQueries({ queryKey: ['api-keys'] });
      onClose();
    },
  });
  return (
    <Dialog title={account.keys.rename} open onOpenChange={(open) => open || onClose()}>
      <NameForm
        initial={name}
        action={shell.save}
        error={rename.error}
        isPending={rename.isPending}
        onCancel={onClose}
        onSubmit={rename.mutate}
      />
    </Dialog>
  );
}

interface NameFormProps {
  initial: string;
  hint?: string;
  action: string;
  error: unknown;
  isPending: boolean;
  onCancel: () => void;
  onSubmit: (name: string) => void;
}

function NameForm({ initial, hint, action, error, isPending, onCancel, onSubmit }: NameFormProps) {
  const { account, shell } = useStrings();
  const [name, setName] = useState(initial);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) onSubmit(name.trim());
  };
  return (
    <form onSubmit={submit}>
      <TextField
        label={account.name}
        hint={hint}
        required
        maxLength={100}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {error ? <ErrorPanel error={error} /> : null}
      <div className="actions">
        <Button onClick={onCancel}>{shell.cancel}</Button>
        <Button type="submit" primary disabled={!name.trim() || isPending}>
          {action}
        </Button>
      </div>
    </form>
  );
}
