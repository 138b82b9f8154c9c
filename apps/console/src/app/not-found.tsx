import { Link } from '@tanstack/react-router';
import { useStrings } from '../strings';
import { Page } from '../ui/page';

export function NotFound() {
  const { shell } = useStrings();
  return (
    <Page title={shell.notFound}>
      <Link to="/interviews" search={{}}>
        {shell.toInterviews}
      </Link>
    </Page>
  );
}
