import type { Interview } from '@colloquy/client';
import { memo, useEffect, useRef, useState } from 'react';
import { useStrings } from '../strings';
import { Load } from '../ui/load';
import { Checkbox } from '../ui/field';
import { moment, timeOfDay } from '../ui/moments';
import type { LiveEvent } from './answers';
import { speakersOf } from './speakers';
import { useLiveTranscript } from './queries';

interface LiveTranscriptProps {
  interview: Interview;
  isTalking: boolean;
}

export function LiveTranscript({ interview, isTalking }: LiveTranscriptProps) {
  const { interview: strings } = useStrings();
  const query = useLiveTranscript(interview);
  return (
    <section aria-label={strings.live.label}>
      <Load query={query}>
        {(events) =>
          events ? (
            <>
              <p className="live-note" role="status">
                {isTalking && <span className="live-dot" aria-hidden />}
                <Now interview={interview} isTalking={isTalking} latest={events.at(-1)} />
              </p>
              {events.length > 0 && <Events interview={interview} events={events} />}
            </>
          ) : (
            <p role="status">{strings.live.over}</p>
          )
        }
      </Load>
    </section>
  );
}

interface NowProps extends LiveTranscriptProps {
  latest: LiveEvent | undefined;
}

function Now({ interview, isTalking, latest }: NowProps) {
  const { interview: strings } = useStrings();
  const { agent, user } = speakersOf(interview);
  const { resumeHoldUntil } = interview;
  if (!isTalking) {
    return resumeHoldUntil ? strings.live.onHold(moment(resumeHoldUntil)) : strings.live.paused(user);
  }
  if (!latest) return strings.live.begins;
  return latest.type === 'agent' ? strings.live.turnOf(user) : strings.live.replies(agent);
}

function Events({ interview, events }: { interview: Interview; events: readonly LiveEvent[] }) {
  const { interview: strings } = useStrings();
  const speakers = speakersOf(interview);
  const [isFollowing, setFollowing] = useState(true);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFollowing) end.current?.scrollIntoView({ block: 'nearest' });
  }, [events.length, isFollowing]);
  return (
    <>
      <Checkbox
        label={strings.follow}
        checked={isFollowing}
        onChange={(event) => setFollowing(event.target.checked)}
      />
      <div role="log" aria-live="polite" aria-label={strings.live.label} className="transcript card">
        {events.map((event, index) => (
          <LiveTurn key={`${event.timestamp} ${index}`} event={event} name={speakers[event.type]} />
        ))}
      </div>
      <div ref={end} className="live-end" />
    </>
  );
}

const LiveTurn = memo(function LiveTurn({ event, name }: { event: LiveEvent; name: string }) {
  return (
    <div className={`turn turn-${event.type} turn-live`}>
      <span className="turn-time">{timeOfDay(event.timestamp)}</span>
      <div>
        <span className="turn-name">{name}</span>
        <p dir="auto">{event.text}</p>
      </div>
    </div>
  );
});
