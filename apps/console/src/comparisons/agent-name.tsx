import { useAgent } from '../agents/use-agents';
import { useStrings } from '../strings';

/** The name of an agent, which may have been deleted since. */
export function AgentName({ id }: { id: string }) {
  const { comparisons } = useStrings();
  const { data, error } = useAgent(id);
  return data?.name ?? (error ? comparisons.goneAgent : comparisons.anAgent);
}
