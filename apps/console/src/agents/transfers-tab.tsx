import { answerOf } from '@colloquy/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../session/console-context';
import { useStrings } from '../strings';
import { Button } from '../ui/button';
import { Confirm } from '../ui/dialog';
import { ErrorPanel } from '../ui/error-panel';
import { Load } from '../ui/load';
import { useTell } from '../ui/toasts';
import type { Agent, Channels, TransferRule } from './agent-models';
import { RuleDialog } from './rule-dialog';
import { RuleGraph } from './rule-graph-view';
import { SyncWarning } from './sync-warning';
import { useAgents, useInboundRules, useRules } from './use-agents';

interface TransfersTabProps {
  agent: Agent;
  mayWrite: boolean;
}

export function TransfersTab({ agent, mayWrite }: TransfersTabProps) {
  const { agents } = useStrings();
  const rules = useRules(agent.id);
  const inbound = useInboundRules(agent.id);
  const search = useSearch({ from: '/agents/$id' });
  const navigate = useNavigate({ from: '/agents/$id' });
  const edited = search.rule === 'new' ? null : rules.data?.find(({ id }) => id === search.rule);
  const edit = (rule: TransferRule | null) =>
    void navigate({ search: (known) => ({ ...known, rule: rule?.id ?? 'new' }) });
  const close = () => void navigate({ search: ({ rule: _, ...known }) => known, replace: true });
  const [pending, setPending] = useState<Channels | null>(null);
  return (
    <>
      <p className="quiet">{agents.rules.intro}</p>
      {pending && <SyncWarning agentId={agent.id} channels={pending} onDone={() => setPending(null)} />}
      <RuleGraph agent={agent} onEdit={mayWrite ? edit : undefined} />
      <h2>{agents.rules.outbound}</h2>
      <Load query={rules}>
        {(found) => <RuleList rules={found} mayWrite={mayWrite} onEdit={edit} onPending={setPending} />}
      </Load>
      {mayWrite && <Button onClick={() => edit(null)}>{agents.rules.add}</Button>}
      <InboundRules rules={inbound.data ?? []} />
      {mayWrite && edited !== undefined && (
        <RuleDialog
          agent={agent}
          key={search.rule}
          rule={edited}
          onClose={close}
          onSaved={({ syncWarning }) => setPending(syncWarning)}
        />
      )}
    </>
  );
}

/** The agent may have been deleted; its rules remain. */
function AgentLink({ id }: { id: string }) {
  const { agents } = useStrings();
  const { data } = useAgents();
  const agent = data?.find((known) => known.id === id);
  if (!agent) return <span className="quiet">{data ? agents.rules.unknownAgent : '…'}</span>;
  return (
    <Link to="/agents/$id" params={{ id }} search={{ tab: 'transfers' }}>
      {agent.name}
    </Link>
  );
}

function InboundRules({ rules }: { rules: TransferRule[] }) {
  const { agents } = useStrings();
  if (rules.length === 0) return null;
  return (
    <>
      <h2>{agents.rules.inbound}</h2>
      <ul className="rules">
        {rules.map(({ id, sourceGroupId, condition }) => (
          <li key={id} className="card">
            <AgentLink id={sourceGroupId} />: {condition}
          </li>
        ))}
      </ul>
    </>
  );
}

interface RuleListProps {
  rules: TransferRule[];
  mayWrite: boolean;
  onEdit: (rule: TransferRule) => void;
  onPending: (channels: Channels | null) => void;
}

function RuleList({ rules, mayWrite, onEdit, onPending }: RuleListProps) {
  const { agents } = useStrings();
  if (rules.length === 0) return <p>{agents.rules.none}</p>;
  return (
    <ol className="rules">
      {rules.map((rule) => (
        <li key={rule.id} className="card">
          <p>
            <strong>{rule.condition}</strong> <span aria-hidden="true">→</span>{' '}
            <AgentLink id={rule.targetGroupId} />
          </p>
          <p className="quiet">{rule.transferMessage ?? agents.rules.silent}</p>
          {rule.targetDeleted && <p className="warning">{agents.rules.targetDeleted}</p>}
          {!rule.targetDeleted && rule.voiceWarning && <p className="warning">{agents.rules.voiceWarning}</p>}
          {!rule.targetDeleted && rule.nameWarning && <p className="warning">{agents.rules.nameWarning}</p>}
          {mayWrite && (
            <div className="actions">
              <Button onClick={() => onEdit(rule)}>{agents.rules.edit}</Button>
              <DeleteRule rule={rule} onPending={onPending} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function DeleteRule({ rule, onPending }: { rule: TransferRule; onPending: RuleListProps['onPending'] }) {
  const { agents, shell } = useStrings();
  const api = useApi();
  const queries = useQueryClient();
  const tell = useTell();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () =>
      answerOf(
        api.DELETE('/api/agents/{groupId}/transfer-rules/{ruleId}', {
          params: { path: { groupId: rule.sourceGroupId, ruleId: rule.id } },
        }),
      ),
    onSuccess: (answer) => {
      tell(agents.rules.deleted);
      onPending(answer?.syncWarning ?? null);
      void queries.invalidateQueries({ queryKey: ['agents'] });
    },
  });
  return (
    <>
      <Button danger disabled={remove.isPending} onClick={() => setAsking(true)}>
        {shell.remove}
      </Button>
      <Confirm
        title={agents.rules.deleteTitle}
        text={agents.rules.deleteText}
        action={shell.remove}
        open={asking}
        onOpenChange={setAsking}
        onConfirm={() => remove.mutate()}
      />
      {remove.error && <ErrorPanel error={remove.error} />}
    </>
  );
}
