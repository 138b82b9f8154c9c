import { answerOf } from '@colloquy/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useApi } from '../session/console-context';
import { useStrings } from '../strings';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { ErrorPanel } from '../ui/error-panel';
import { Checkbox, Select, TextArea, TextField } from '../ui/field';
import { useTell } from '../ui/toasts';
import { useDraft } from '../ui/use-draft';
import { type Agent, type ChangedRule, type TransferRule } from './agent-models';
import { draftOfRule, isCompleteRule, ruleOf } from './rule-draft';
import { useAgents } from './use-agents';

interface RuleDialogProps {
  agent: Agent;
  rule: TransferRule | null;
  onClose: () => void;
  onSaved: (answer: ChangedRule) => void;
}

export function RuleDialog({ agent, rule, onClose, onSaved }: RuleDialogProps) {
  const { agents, shell } = useStrings();
  const tell = useTell();
  const { data: all } = useAgents();
  const [draft, setDraft, forget] = useDraft(`rule:${agent.id}:${rule?.id ?? 'new'}`, () =>
    draftOfRule(rule),
  );
  const set = (change: Partial<typeof draft>) => setDraft((known) => ({ ...known, ...change }));
  // Escape and a click outside keep the draft
  const close = () => {
    forget();
    onClose();
  };
  const save = useSaveRule(agent.id, rule?.id, draft, (answer) => {
    tell(agents.rules.saved);
    onSaved(answer);
    close();
  });
  const targets = all?.filter((other) => other.id !== agent.id && !other.isSystem);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Dialog
      title={rule ? agents.rules.editTitle : agents.rules.add}
      open
      onOpenChange={(open) => open || onClose()}
    >
      <form onSubmit={submit}>
        <Select
          label={agents.rules.target}
          hint={targets?.length === 0 ? agents.rules.noTarget : undefined}
          required
          value={draft.targetGroupId}
          options={[
            { value: '', name: '–' },
            ...(targets ?? []).map(({ id, name }) => ({ value: id, name })),
          ]}
          onChange={({ target }) => set({ targetGroupId: target.value })}
        />
        <TextArea
          label={agents.rules.condition}
          hint={agents.rules.conditionHint}
          required
          maxLength={1000}
          value={draft.condition}
          onChange={({ target }) => set({ condition: target.value })}
        />
        <TextArea
          label={agents.rules.message}
          hint={agents.rules.messageHint}
          maxLength={500}
          value={draft.transferMessage}
          onChange={({ target }) => set({ transferMessage: target.value })}
        />
        <Checkbox
          label={agents.rules.targetGreets}
          checked={draft.enableTargetFirstMessage}
          onChange={({ target }) => set({ enableTargetFirstMessage: target.checked })}
        />
        <div className="form-columns">
          <TextField
            label={agents.rules.ordering}
            hint={agents.rules.orderingHint}
            type="number"
            min={0}
            max={1_000_000}
            value={draft.ordering}
            onChange={({ target }) => set({ ordering: target.value })}
          />
          <TextField
            label={agents.rules.delay}
            type="number"
            min={0}
            max={600_000}
            value={draft.delayMs}
            onChange={({ target }) => set({ delayMs: target.value })}
          />
        </div>
        {save.error && <ErrorPanel error={save.error} />}
        <div className="actions">
          <Button onClick={close}>{shell.cancel}</Button>
          <Button type="submit" primary disabled={!isCompleteRule(draft) || save.isPending}>
            {shell.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function useSaveRule(
  groupId: string,
  ruleId: string | undefined,
  draft: Parameters<typeof ruleOf>[0],
  onSaved: (answer: ChangedRule) => void,
) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => {
      const body = ruleOf(draft);
      if (ruleId === undefined) {
        const path = { groupId };
        return answerOf(api.POST('/api/agents/{groupId}/transfer-rules', { params: { path }, body }));
      }
      const path = { groupId, ruleId };
      return answerOf(api.PATCH('/api/agents/{groupId}/transfer-rules/{ruleId}', { params: { path }, body }));
    },
    onSuccess: (answer) => {
      void queries.invalidateQueries({ queryKey: ['agents'] });
      onSaved(answer);
    },
  });
}
