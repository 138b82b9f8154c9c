import { useFirstStrings } from '../strings';
import { Page } from '../ui/page';
import { WayOut } from '../ui/way-out';

export function NotFound() {
  const { shell } = useFirstStrings();
  return (
    <Page title={shell.notFound}>
      <WayOut />
    </Page>
  );
}
