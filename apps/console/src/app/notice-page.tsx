import type { FirstStrings } from '../strings';
import { Button } from '../ui/button';

interface NoticePageProps {
  strings: FirstStrings;
  kind: 'signedOut' | 'signInFailed' | 'unreachable';
  onAgain: () => void;
}

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
