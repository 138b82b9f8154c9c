import { useConsole } from '../session/console-context';
import { useFirstStrings } from '../strings';
import { Button } from '../ui/button';
import { Page } from '../ui/page';

/** Replaces every page while the account is suspended or closed: the API refuses all its requests. */
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
