import { useStrings } from '../strings';
import { Page } from '../ui/page';
import { WayOut } from '../ui/way-out';

export function NotFound() {
  const { shell } = useStrings();
  return (
    <Page title={shell.notFound}>
      <WayOut />
    </Page>
  );
}
