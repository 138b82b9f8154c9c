import { useStrings } from '../strings';
import { duration } from '../ui/moments';
import type { Handoff } from './answers';
import type { SessionSpan } from './session-chain';
import { MomentLink } from './moments-list';
import type { Span } from './turns';

interface SessionTimelineProps {
  spans: readonly SessionSpan[];
  handoffs: readonly Handoff[];
  silences: readonly Span[];
}

/** Maximum number of silences drawn; further ones are only counted. */
const maxSilences = 50;
/** Minimum width of a session, as a share of the timeline, so that short sessions stay visible. */
const minShare = 0.03;

export function SessionTimeline({ spans, handoffs, silences }: SessionTimelineProps) {
  const { interview: strings } = useStrings();
  const whole = Math.max(spans.at(-1)?.end ?? 0, 0.001);
  const percent = (seconds: number) => `${Math.min(100, (100 * seconds) / whole)}%`;
  const changes = handoffs.filter(({ turnOffsetMs }) => turnOffsetMs > 0);
  const longest = silences
    .toSorted((a, b) => b.end - b.start - (a.end - a.start))
    .slice(0, maxSilences)
    .toSorted((a, b) => a.start - b.start);
  return (
    <>
      <div className="session-timeline" aria-hidden>
        <div className="session-bars">
          {spans.map(({ session, start, end, droppedSeconds }) => (
            <div
              key={session.id}
              className={`session-bar session-${session.platform.toLowerCase()}`}
              style={{ flexGrow: Math.max(end - start, whole * minShare) }}
            >
              <span>{strings.platforms[session.platform]}</span>
              {droppedSeconds > 0 && (
                <span
                  className="session-drop"
                  style={{ inlineSize: `${(100 * droppedSeconds) / Math.max(end - start, 0.001)}%` }}
                />
              )}
            </div>
          ))}
        </div>
        <div className="session-marks">
          {longest.map(({ start, end }) => (
            <span
              key={start}
              className="mark-silence"
              style={{ insetInlineStart: percent(start), inlineSize: percent(end - start) }}
            />
          ))}
          {changes.map(({ id, turnOffsetMs }) => (
            <span
              key={id}
              className="mark-handoff"
              style={{ insetInlineStart: percent(turnOffsetMs / 1000) }}
            />
          ))}
        </div>
      </div>
      {changes.length > 0 && (
        <ul className="timeline-facts">
          {changes.map(({ id, turnOffsetMs, to, condition }) => (
            <li key={id}>
              <MomentLink at={turnOffsetMs / 1000} />{' '}
              {strings.handedTo(to.displayName ?? strings.unknownAgent)}
              {condition && <span className="quiet"> · {condition}</span>}
            </li>
          ))}
        </ul>
      )}
      {longest.length > 0 && (
        <details className="timeline-facts">
          <summary>{strings.silences(silences.length)}</summary>
          <ul>
            {longest.map(({ start, end }) => (
              <li key={start}>
                <MomentLink at={start} /> {strings.lasts(duration(end - start))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
