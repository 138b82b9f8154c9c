import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useStrings } from '../strings';
import { Button } from '../ui/button';
import { duration } from '../ui/moments';
import { usePlayer } from './player';

export function MomentLink({ at, isAgent = false }: { at: number; isAgent?: boolean }) {
  const { interview: strings } = useStrings();
  const player = usePlayer();
  return (
    <Link
      from="/interviews/$id"
      to="."
      search={({ tab: _tab, ...known }) => ({ ...known, at })}
      className={isAgent ? 'moment moment-agent' : 'moment'}
      aria-label={strings.toMoment(duration(Math.floor(at)))}
      onClick={(event) => event.ctrlKey || event.metaKey || event.shiftKey || player.hear(at)}
    >
      {duration(Math.floor(at))}
    </Link>
  );
}

const shownAtFirst = 6;

interface MomentsProps {
  turns: readonly { turnId: string; role: 'agent' | 'user'; timestamp_secs: number }[];
}

export function Moments({ turns }: MomentsProps) {
  const { interview: strings } = useStrings();
  const [isAll, setAll] = useState(false);
  if (turns.length === 0) return null;
  const shown = isAll ? turns : turns.slice(0, shownAtFirst);
  return (
    <span className="moments">
      {shown.map(({ turnId, role, timestamp_secs }) => (
        <MomentLink key={turnId} at={timestamp_secs} isAgent={role === 'agent'} />
      ))}
      {shown.length < turns.length && (
        <Button className="small" onClick={() => setAll(true)}>
          {strings.moreMoments(turns.length - shown.length)}
        </Button>
      )}
    </span>
  );
}
