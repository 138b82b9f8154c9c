import type { Strings } from '../strings';
import { Button } from '../ui/button';

interface NoticePageProps {
  strings: Strings;
  kind: 'signedOut' | 'signInFailed' | 'unreachable';
  onAgain: () => void;
}

/** What stands in place of the console while nobody is signed in. */
export function NoticePage({ strings: { shell }, kind, onAgain }: NoticePageProps) {
  return (
    <main className="notice">
      <p className="brand">{shell.product}</p>
      <h1>{shell[kind]}</h1>
      <Button primary onClick={onAgain}>
        {kind === 'unreachable' ? shell.tryAgain : shell.signIn}
      </Button>
    </main>
  );
}
