import { Link } from '@tanstack/react-router';
import { preferences } from '../../ui/preferences';
import { useFirstStrings } from '../../strings';
import { relativeTime } from '../relative-time';
import { useLiveInterviews } from './use-interview-list';
import { useNow } from './use-now';

export function LiveStrip() {
  const { live } = useFirstStrings().interviews;
  const { data } = useLiveInterviews();
  const count = data?.count ?? 0;
  const now = useNow();
  return (
    <section className="live-strip" aria-label={live.title}>
      <p role="status" className={count > 0 ? 'live-count' : 'quiet'}>
        {count > 0 ? live.count(count) : data && live.none}
      </p>
      {count > 0 && (
        <ul>
          {data?.live.map(({ interview, session }) => (
            <li key={interview.id}>
              <Link to="/interviews/$id" params={{ id: interview.id }} search={{}}>
                {interview.expertData.name}
              </Link>{' '}
              <span className="quiet">
                {interview.title} · {session.platform === 'PHONE' ? live.phone : live.web}
                {session.startedAt &&
                  ` · ${live.since(relativeTime(session.startedAt, now, preferences.language()))}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
