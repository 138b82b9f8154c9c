import { preferences } from '../../app/preferences';
import { moment } from '../../ui/moments';
import { relativeTime } from '../relative-time';
import { useNow } from './use-now';

/** “3 hours ago”, with the exact time on hover and for programs. */
export function RelativeMoment({ iso }: { iso: string }) {
  const now = useNow();
  return (
    <time dateTime={iso} title={moment(iso)}>
      {relativeTime(iso, now, preferences.language())}
    </time>
  );
}
