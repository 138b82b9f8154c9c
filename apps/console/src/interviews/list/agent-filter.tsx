import { useFirstStrings } from '../../strings';
import { Select } from '../../ui/field';
import { useRootAgents } from '../use-agents';

interface AgentFilterProps {
  value: string | undefined;
  onChange: (agent: string | undefined) => void;
}

/** The chosen agent stays an option while the agents are loading, and after its deletion. */
export function AgentFilter({ value, onChange }: AgentFilterProps) {
  const { agentFilter } = useFirstStrings().interviews;
  const { data: agents } = useRootAgents();
  const isUnknown = value !== undefined && !agents?.some(({ id }) => id === value);
  return (
    <Select
      label={agentFilter.label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
      options={[
        { value: '', name: agentFilter.all },
        ...(isUnknown ? [{ value, name: agents ? agentFilter.deleted : '…' }] : []),
        ...(agents ?? []).map(({ id, name }) => ({ value: id, name })),
      ]}
    />
  );
}
