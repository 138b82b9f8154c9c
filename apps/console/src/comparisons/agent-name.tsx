import { useAgent } from '../agents/use-agents';
import { comparisonStrings } from './comparison-strings';

export function AgentName({ id }: { id: string }) {
  const comparisons = comparisonStrings();
  const { data, error } = useAgent(id);
  return data?.name ?? (error ? comparisons.goneAgent : comparisons.anAgent);
}
