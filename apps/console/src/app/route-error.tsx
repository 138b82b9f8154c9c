import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useFirstStrings } from '../strings';
import { Button } from '../ui/button';
import { Page } from '../ui/page';
import { PartMissing } from './lazy-page';

export function RouteError({ error, reset }: ErrorComponentProps) {
  const { errors, shell } = useFirstStrings();
  const router = useRouter();
  const again = () => void router.invalidate().then(reset);
  return (
    <Page title={(error instanceof PartMissing ? errors.offline : errors.unexpected).title}>
      <Button onClick={again}>{shell.tryAgain}</Button>
    </Page>
  );
}
