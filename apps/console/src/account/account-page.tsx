import { useStrings } from '../strings';
import { Page } from '../ui/page';

export function AccountPage() {
  const { account } = useStrings();
  return <Page title={account.title}>{null}</Page>;
}
