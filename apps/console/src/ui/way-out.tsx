import { Link, useRouterState } from '@tanstack/react-router';
import { useFirstStrings } from '../strings';

const areas = ['interviews', 'comparisons', 'agents'] as const;

export function WayOut() {
  const { shell } = useFirstStrings();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const area = areas.find((name) => path.split('/')[1] === name) ?? 'interviews';
  return (
    <Link className="button" to={`/${area}`} search={{}}>
      {shell.goTo(shell[area])}
    </Link>
  );
}
