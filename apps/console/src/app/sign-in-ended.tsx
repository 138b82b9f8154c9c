import { useConsole } from '../session/console-context';
import { useEnded } from '../session/session-end';
import { useFirstStrings } from '../strings';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { leaveForSignIn } from '../ui/leave-question';

export function SignInEnded() {
  const { shell } = useFirstStrings();
  const { signIn } = useConsole();
  const again = () => {
    leaveForSignIn();
    void signIn.start(location.pathname + location.search + location.hash);
  };
  return (
    <Dialog title={shell.endedTitle} open={useEnded()} onOpenChange={() => undefined}>
      <p>{shell.endedText}</p>
      <Button primary onClick={again}>
        {shell.signInAgain}
      </Button>
    </Dialog>
  );
}
