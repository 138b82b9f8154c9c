import { Link } from '@tanstack/react-router';
import { useMayWrite } from '../../session/use-me';
import { useFirstStrings } from '../../strings';
import { EmptyState } from '../../ui/empty-state';

export function NoInterviews({ isNarrowed }: { isNarrowed: boolean }) {
  const { interviews } = useFirstStrings();
  const { empty } = interviews;
  const mayWrite = useMayWrite();
  if (isNarrowed) {
    return (
      <EmptyState title={empty.none}>
        <p>{empty.noneText}</p>
        <Link className="button" to="/interviews" search={{}}>
          {interviews.clear}
        </Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={empty.title}>
      <p>{empty.text}</p>
      {mayWrite && (
        <Link className="button primary" to="/interviews/new" search={{}}>
          {interviews.create}
        </Link>
      )}
    </EmptyState>
  );
}
