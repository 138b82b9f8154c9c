import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useStrings } from '../strings';
import { Button } from '../ui/button';
import { Confirm } from '../ui/dialog';
import { ErrorPanel } from '../ui/error-panel';
import { Field } from '../ui/field';
import { moment } from '../ui/moments';
import { useTell } from '../ui/toasts';
import { changesOf, draftOf } from './agent-draft';
import { useSave } from './agent-editor';
import type { Agent } from './agent-models';
import { Comparison } from './comparison';
import { ListenButton } from './samples/listen-button';
import { useAgents, useAgentVersion, useAgentVersions } from './use-agents';

interface CompareTabProps {
  agent: Agent;
  mayWrite: boolean;
}

export function CompareTab({ agent, mayWrite }: CompareTabProps) {
  const { agents } = useStrings();
  const search = useSearch({ from: '/agents/$id' });
  const navigate = useNavigate({ from: '/agents/$id' });
  const left = search.left ?? `v${Math.max(1, agent.versionNumber - 1)}`;
  const right = search.right ?? `v${agent.versionNumber}`;
  const choose = (change: { left?: string; right?: string }) =>
    void navigate({ search: { tab: 'compare', left, right, ...change }, replace: true });
  return (
    <>
      <p className="quiet">{agents.compare.intro}</p>
      <div className="form-columns">
        <SideChoice
          agent={agent}
          label={agents.compare.left}
          value={left}
          onChange={(value) => choose({ left: value })}
        />
        <SideChoice
          agent={agent}
          label={agents.compare.right}
          value={right}
          onChange={(value) => choose({ right: value })}
        />
      </div>
      <Sides agent={agent} left={left} right={right} />
      {mayWrite && <Restore agent={agent} side={left} />}
    </>
  );
}

const versionOf = (side: string) => (side.startsWith('v') ? Number(side.slice(1)) : undefined);

/** Undefined while loading, null if it does not exist. */
function useSide(agent: Agent, side: string) {
  const { data: all } = useAgents();
  const version = useAgentVersion(agent, versionOf(side));
  const other = all?.find(({ id }) => id === side);
  const isVersion = versionOf(side) !== undefined;
  return {
    content: isVersion ? version.data : all && (other ?? null),
    error: isVersion ? version.error : null,
    name: other?.name,
  };
}

function Sides({ agent, left, right }: { agent: Agent; left: string; right: string }) {
  const { agents, errors, shell } = useStrings();
  const [a, b] = [useSide(agent, left), useSide(agent, right)];
  const nameOf = (side: string, name: string | undefined) => name ?? agents.versionOf(versionOf(side) ?? 0);
  if (a.error ?? b.error) return <ErrorPanel error={a.error ?? b.error} />;
  if (a.content === null || b.content === null) return <p role="status">{errors.missing.title}</p>;
  if (!a.content || !b.content) return <p role="status">{shell.loading}</p>;
  const names = { left: nameOf(left, a.name), right: nameOf(right, b.name) };
  const drafts = { left: draftOf(a.content), right: draftOf(b.content) };
  return (
    <>
      <div className="form-columns">
        <ListenButton draft={drafts.left} name={names.left} />
        {left !== right && <ListenButton draft={drafts.right} name={names.right} />}
      </div>
      <Comparison {...drafts} names={names} />
    </>
  );
}

interface SideChoiceProps {
  agent: Agent;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function SideChoice({ agent, label, value, onChange }: SideChoiceProps) {
  const { agents } = useStrings();
  const { data: all = [] } = useAgents();
  const { data: versions = [{ versionNumber: agent.versionNumber, createdAt: agent.updatedAt }] } =
    useAgentVersions(agent);
  const { current } = agents.compare;
  return (
    <Field label={label}>
      {(attributes) => (
        <select {...attributes} value={value} onChange={({ target }) => onChange(target.value)}>
          <optgroup label={agents.compare.versions}>
            {versions.map(({ versionNumber: number, createdAt }) => (
              <option key={number} value={`v${number}`}>
                {number === agent.versionNumber ? current(number) : agents.versionOf(number)},{' '}
                {moment(createdAt)}
              </option>
            ))}
          </optgroup>
          <optgroup label={agents.compare.others}>
            {all
              .filter((other) => other.id !== agent.id)
              .map((other) => (
                <option key={other.id} value={other.id}>
                  {other.name}
                </option>
              ))}
          </optgroup>
        </select>
      )}
    </Field>
  );
}

function Restore({ agent, side }: { agent: Agent; side: string }) {
  const { agents } = useStrings();
  const tell = useTell();
  const [asking, setAsking] = useState(false);
  const version = versionOf(side);
  const { data } = useAgentVersion(agent, version);
  const changes = data ? changesOf(draftOf(agent), draftOf(data)) : undefined;
  const save = useSave(agent.id, ({ versionNumber }) => tell(agents.saved(versionNumber)));
  if (!changes || version === undefined) return null;
  return (
    <>
      {save.error && <ErrorPanel error={save.error} />}
      <p className="actions">
        <Button disabled={save.isPending} onClick={() => setAsking(true)}>
          {agents.compare.restore} ({agents.versionOf(version)})
        </Button>
      </p>
      <Confirm
        title={agents.compare.restore}
        text={agents.compare.restoreText(version)}
        action={agents.compare.restore}
        open={asking}
        onOpenChange={setAsking}
        onConfirm={() => save.mutate(changes)}
      />
    </>
  );
}
