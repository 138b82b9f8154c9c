import { useStrings } from '../strings';
import { Page } from '../ui/page';

export function AgentsPage() {
  const { agents } = useStrings();
  return <Page title={agents.title}>{null}</Page>;
}
