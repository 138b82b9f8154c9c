import { answerOf } from '@colloquy/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../session/console-context';
import { useMayWrite } from '../session/use-me';
import { useStrings } from '../strings';
import { Button } from '../ui/button';
import { Confirm } from '../ui/dialog';
import { FailureDialog } from '../ui/failure-dialog';
import { useTell } from '../ui/toasts';
import { type Agent } from './agent-models';
import { TryButton } from './try-button';

export function AgentActions({ agent }: { agent: Agent }) {
  const { interviews } = useStrings();
  const mayWrite = useMayWrite();
  return (
    <>
      {agent.role === 'ROOT' && (
        <Link className="button" to="/interviews" search={{ agent: agent.id }}>
          {interviews.ofAgent}
        </Link>
      )}
      {mayWrite && <WriterActions agent={agent} />}
    </>
  );
}

function WriterActions({ agent }: { agent: Agent }) {
  const { agents } = useStrings();
  return (
    <>
      {agent.role === 'ROOT' && <TryButton agent={agent} />}
      {agent.role === 'ROOT' && !agent.isDefault && <MakeDefault agent={agent} />}
      <Link className="button" to="/agents/new" search={{ from: agent.id }}>
        {agents.copy}
      </Link>
      {!agent.isSystem && <Delete agent={agent} />}
    </>
  );
}

function MakeDefault({ agent: { id, name, agentType } }: { agent: Agent }) {
  const { agents } = useStrings();
  const api = useApi();
  const tell = useTell();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const activate = useMutation({
    mutationFn: () => answerOf(api.POST('/api/agents/{id}/activate', { params: { path: { id } } })),
    onSuccess: () => {
      tell(agents.madeDefault(name));
      void queries.invalidateQueries({ queryKey: ['agents'] });
    },
  });
  return (
    <>
      <Button disabled={activate.isPending} onClick={() => setAsking(true)}>
        {agents.makeDefault}
      </Button>
      <Confirm
        title={agents.makeDefault}
        text={agents.makeDefaultText(agents.types[agentType])}
        action={agents.makeDefault}
        open={asking}
        onOpenChange={setAsking}
        onConfirm={() => activate.mutate()}
      />
      <FailureDialog error={activate.error} onClose={activate.reset} />
    </>
  );
}

function Delete({ agent: { id, name } }: { agent: Agent }) {
  const { agents, shell } = useStrings();
  const api = useApi();
  const tell = useTell();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => answerOf(api.DELETE('/api/agents/{id}', { params: { path: { id } } })),
    onSuccess: async () => {
      tell(agents.deleted(name));
      await navigate({ to: '/agents', search: {} });
      queries.removeQueries({ queryKey: ['agents', 'one', id] });
      void queries.invalidateQueries({ queryKey: ['agents'] });
    },
  });
  return (
    <>
      <Button danger disabled={remove.isPending} onClick={() => setAsking(true)}>
        {shell.remove}
      </Button>
      <Confirm
        title={agents.deleteTitle(name)}
        text={agents.deleteText}
        action={shell.remove}
        open={asking}
        onOpenChange={setAsking}
        onConfirm={() => remove.mutate()}
      />
      <FailureDialog error={remove.error} onClose={remove.reset} />
    </>
  );
}
