import { useStrings } from '../strings';
import { Page } from '../ui/page';

export function OverviewPage() {
  const { overview } = useStrings();
  return <Page title={overview.title}>{null}</Page>;
}
