import { useConsole } from '../session/console-context';
import { useFirstStrings } from '../strings';
import { Button } from '../ui/button';
import { Page } from '../ui/page';

/** The API refuses all requests of a suspended or closed account. */
export function InactiveAccount({ name, status }: { name: string; status: 'SUSPENDED' | 'CLOSED' }) {
  const { shell } = useFirstStrings();
  const { signIn } = useConsole();
  const { title, text } = shell.inactive[status];
  return (
    <Page title={title}>
      <p>
        <strong>{name}</strong>: {text}
      </p>
      <Button onClick={() => void signIn.signOut()}>{shell.signOut}</Button>
    </Page>
  );
}
