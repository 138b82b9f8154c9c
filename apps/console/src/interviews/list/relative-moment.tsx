import { preferences } from '../../ui/preferences';
import { moment } from '../../ui/moments';
import { relativeTime } from '../relative-time';
import { useNow } from './use-now';

export function RelativeMoment({ iso }: { iso: string }) {
  const now = useNow();
  return (
    <time dateTime={iso} title={moment(iso)}>
      {relativeTime(iso, now, preferences.language())}
    </time>
  );
}
