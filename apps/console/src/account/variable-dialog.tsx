import { answerOf } from '@colloquy/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { AccountVariable } from '../agents/agent-models';
import { useApi } from '../session/console-context';
import { useStrings } from '../strings';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { ErrorPanel } from '../ui/error-panel';
import { Checkbox, TextArea, TextField } from '../ui/field';
import { useTell } from '../ui/toasts';
import { useDraft } from '../ui/use-draft';
import { bodyOfVariable, draftOfVariable, isVariableName } from './variable-draft';

interface VariableDialogProps {
  variable: AccountVariable | null;
  onClose: () => void;
}

export function VariableDialog({ variable, onClose }: VariableDialogProps) {
  const { account, shell } = useStrings();
  const texts = account.variables;
  const [draft, setDraft, forget] = useDraft(`variable:${variable?.id ?? 'new'}`, () =>
    draftOfVariable(variable),
  );
  const set = (change: Partial<typeof draft>) => setDraft((known) => ({ ...known, ...change }));
  // Escape and a click outside keep the draft
  const close = () => {
    forget();
    onClose();
  };
  const save = useSaveVariable(variable, draft, close);
  const nameIsWrong = draft.name !== '' && !isVariableName(draft.name);
  const isComplete = isVariableName(draft.name) && draft.displayName.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete) save.mutate();
  };
  return (
    <Dialog title={variable ? texts.editTitle : texts.add} open onOpenChange={(open) => open || onClose()}>
      <form onSubmit={submit}>
        <TextField
          label={texts.name}
          hint={variable ? texts.nameFixed : texts.nameHint}
          error={nameIsWrong ? texts.nameHint : undefined}
          required
          readOnly={variable !== null}
          value={draft.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <TextField
          label={texts.displayName}
          required
          maxLength={200}
          value={draft.displayName}
          onChange={({ target }) => set({ displayName: target.value })}
        />
        <TextArea
          label={texts.description}
          maxLength={500}
          value={draft.description}
          onChange={({ target }) => set({ description: target.value })}
        />
        <Checkbox
          label={texts.isRequired}
          checked={draft.isRequired}
          disabled={variable !== null && !variable.isRequired}
          onChange={({ target }) => set({ isRequired: target.checked })}
        />
        <p className="quiet small">{texts.requiredHint}</p>
        <TextField
          label={texts.defaultValue}
          hint={texts.defaultHint}
          maxLength={2000}
          value={draft.defaultValue}
          onChange={({ target }) => set({ defaultValue: target.value })}
        />
        {save.error && <ErrorPanel error={save.error} />}
        <div className="actions">
          <Button onClick={close}>{shell.cancel}</Button>
          <Button type="submit" primary disabled={!isComplete || save.isPending}>
            {shell.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function useSaveVariable(
  variable: AccountVariable | null,
  draft: Parameters<typeof bodyOfVariable>[0],
  onSaved: () => void,
) {
  const { account } = useStrings();
  const api = useApi();
  const queries = useQueryClient();
  const tell = useTell();
  return useMutation({
    mutationFn: () => {
      const { name, ...fields } = bodyOfVariable(draft);
      if (!variable) return answerOf(api.POST('/api/account/variables', { body: { name, ...fields } }));
      const params = { path: { id: variable.id } };
      return answerOf(api.PUT('/api/account/variables/{id}', { params, body: fields }));
    },
    onSuccess: () => {
      tell(account.saved);
      void queries.invalidateQueries({ queryKey: ['variables'] });
      onSaved();
    },
  });
}
