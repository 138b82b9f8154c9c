import { answerOf } from '@colloquy/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { preferences } from '../ui/preferences';
import { ForWriters } from '../session/for-writers';
import { useApi } from '../session/console-context';
import { useStrings } from '../strings';
import { Button } from '../ui/button';
import { ErrorPanel } from '../ui/error-panel';
import { LeaveQuestion } from '../ui/leave-question';
import { Load } from '../ui/load';
import { Page } from '../ui/page';
import { useTell } from '../ui/toasts';
import { useDraft } from '../ui/use-draft';
import { type AgentDraft, draftOf, draftProblems, emptyDraft, newAgentOf } from './agent-draft';
import { AgentForm } from './agent-form';
import { useAgent } from './use-agents';
import '../style/agents.css';

export const CreateAgentPage = () => (
  <ForWriters>
    <CreateAgentContent />
  </ForWriters>
);

function CreateAgentContent() {
  const { agents } = useStrings();
  const { from } = useSearch({ from: '/agents/new' });
  return (
    <Page title={agents.newAgent}>
      {from ? <Copy from={from} /> : <Create name="agent:new" initial={emptyDraft(preferences.language())} />}
    </Page>
  );
}

function Copy({ from }: { from: string }) {
  const { agents } = useStrings();
  return (
    <Load query={useAgent(from)}>
      {(agent) => (
        <Create
          key={from}
          name={`agent:copy:${from}`}
          initial={{ ...draftOf(agent), name: agents.copyOf(agent.name).slice(0, 200) }}
        />
      )}
    </Load>
  );
}

function Create({ name, initial }: { name: string; initial: AgentDraft }) {
  const { agents } = useStrings();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const tell = useTell();
  const [draft, setDraft, forget] = useDraft(name, () => initial);
  const create = useMutation({
    mutationFn: () => answerOf(api.POST('/api/agents', { body: newAgentOf(draft) })),
    onSuccess: async (agent) => {
      forget();
      void queries.invalidateQueries({ queryKey: ['agents'] });
      tell(agents.created(agent.name));
      await navigate({ to: '/agents/$id', params: { id: agent.id }, search: {}, ignoreBlocker: true });
    },
  });
  const isValid = Object.keys(draftProblems(draft)).length === 0;
  return (
    <AgentForm draft={draft} isNew readOnly={false} onChange={setDraft} onSubmit={() => create.mutate()}>
      {create.error && <ErrorPanel error={create.error} />}
      <LeaveQuestion isBlocked={JSON.stringify(draft) !== JSON.stringify(initial)} />
      <Button type="submit" primary disabled={!isValid || create.isPending}>
        {agents.create}
      </Button>
    </AgentForm>
  );
}
