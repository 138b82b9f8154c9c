import { preferences } from '../../ui/preferences';
import { moment } from '../../ui/moments';
import { relativeTime } from '../relative-time';
import { useNow } from './use-now';

/** A time as “3 hours ago”, with the exact time on hover and in `datetime`. */
export function RelativeMoment({ iso }: { iso: string }) {
  const now = useNow();
  return (
    <time dateTime={iso} title={moment(iso)}>
      {relativeTime(iso, now, preferences.language())}
    </time>
  );
}
