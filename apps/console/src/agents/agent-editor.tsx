import { answerOf } from '@colloquy/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../session/console-context';
import { useStrings } from '../strings';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { ErrorPanel } from '../ui/error-panel';
import { LeaveQuestion } from '../ui/leave-question';
import { useTell } from '../ui/toasts';
import { useDraft } from '../ui/use-draft';
import { type AgentDraft, changesOf, draftOf, draftProblems } from './agent-draft';
import { AgentForm } from './agent-form';
import type { Agent, AgentChanges } from './agent-models';
import { Comparison } from './comparison';

interface Editing {
  version: number;
  base: AgentDraft;
  draft: AgentDraft;
}

const beginWith = (agent: Agent): Editing => ({
  version: agent.versionNumber,
  base: draftOf(agent),
  draft: draftOf(agent),
});

export function AgentEditor({ agent, mayWrite }: { agent: Agent; mayWrite: boolean }) {
  const { agents, interviews, shell } = useStrings();
  const tell = useTell();
  const [editing, setEditing, forget] = useDraft(`agent:${agent.id}`, () => beginWith(agent));
  const changes = mayWrite ? changesOf(editing.base, editing.draft) : undefined;
  // a draft without changes gives way to the version in use
  const shown = changes ? editing : beginWith(agent);
  const restart = (from: Agent) => {
    setEditing(beginWith(from));
    forget();
  };
  const discard = () => {
    restart(agent);
    tell(interviews.form.discarded, { label: shell.undo, run: () => setEditing(editing) });
  };
  const save = useSave(agent.id, (saved) => {
    restart(saved);
    tell(agents.saved(saved.versionNumber));
  });
  const isValid = Object.keys(draftProblems(shown.draft)).length === 0;
  const canSave = changes !== undefined && isValid && !save.isPending;
  return (
    <AgentForm
      draft={shown.draft}
      isNew={false}
      readOnly={!mayWrite}
      onChange={(draft) => setEditing({ ...shown, draft })}
      onSubmit={() => canSave && save.mutate(changes)}
    >
      {save.error && <ErrorPanel error={save.error} />}
      <LeaveQuestion isBlocked={changes !== undefined} />
      {changes && (
        <div className="unsaved" role="status">
          <p>{agents.unsaved}</p>
          {editing.version !== agent.versionNumber && (
            <p className="warning">{agents.newerVersion(agent.versionNumber)}</p>
          )}
          <div className="actions">
            <Button onClick={discard}>{agents.discard}</Button>
            <ShowChanges editing={editing} />
            <Button type="submit" primary disabled={!canSave}>
              {agents.saveVersion}
            </Button>
          </div>
        </div>
      )}
    </AgentForm>
  );
}

function ShowChanges({ editing: { base, draft } }: { editing: Editing }) {
  const { agents, shell } = useStrings();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{agents.showChanges}</Button>
      <Dialog title={agents.changesTitle} open={open} onOpenChange={setOpen}>
        <Comparison left={base} right={draft} />
        <div className="actions">
          <Button onClick={() => setOpen(false)}>{shell.close}</Button>
        </div>
      </Dialog>
    </>
  );
}

export function useSave(id: string, onSaved: (agent: Agent) => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: AgentChanges) =>
      answerOf(api.PUT('/api/agents/{id}', { params: { path: { id } }, body })),
    onSuccess: (saved) => {
      queries.setQueryData(['agents', 'one', id], saved);
      void queries.invalidateQueries({ queryKey: ['agents', 'list'] });
      void queries.invalidateQueries({ queryKey: ['variables'] });
      onSaved(saved);
    },
  });
}
