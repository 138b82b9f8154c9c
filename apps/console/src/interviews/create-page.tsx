import { useStrings } from '../strings';
import { Page } from '../ui/page';

export function CreatePage() {
  const { shell } = useStrings();
  return <Page title={shell.newInterview}>{null}</Page>;
}
