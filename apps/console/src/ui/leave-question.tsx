import { useBlocker } from '@tanstack/react-router';
import { useFirstStrings } from '../strings';
import { Button } from './button';
import { Dialog } from './dialog';

interface LeaveQuestionProps {
  isBlocked: boolean;
  title?: string;
  text?: string;
  action?: string;
}

let isSigningIn = false;

/** Lets the console leave for the identity provider without a question: drafts survive a sign-in. */
export function leaveForSignIn(): void {
  isSigningIn = true;
}

/** Asks before the user leaves the page. Navigation with `ignoreBlocker` asks nothing. */
export function LeaveQuestion({ isBlocked, title, text, action }: LeaveQuestionProps) {
  const { shell } = useFirstStrings();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isBlocked && current.pathname !== next.pathname,
    enableBeforeUnload: () => isBlocked && !isSigningIn,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Dialog open title={title ?? shell.unsavedTitle} onOpenChange={blocker.reset}>
      <p>{text ?? shell.unsavedText}</p>
      <div className="actions">
        <Button onClick={blocker.reset}>{shell.cancel}</Button>
        <Button danger onClick={blocker.proceed}>
          {action ?? shell.leave}
        </Button>
      </div>
    </Dialog>
  );
}
