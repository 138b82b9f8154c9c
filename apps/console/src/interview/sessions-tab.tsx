import type { Interview, Session } from '@colloquy/client';
import { useMemo } from 'react';
import { useStrings } from '../strings';
import { EmptyState } from '../ui/empty-state';
import { duration, moment } from '../ui/moments';
import { useHandoffs, useTiming, useTranscript } from './queries';
import { canonicalSession, conversationsOf, type SessionSpan, spansOf } from './session-chain';
import { SessionTimeline } from './session-timeline';
import { SwitchSession } from './switch-session';
import { longSilenceSeconds } from './transcript-lines';
import { silencesIn, turnsOf } from './turns';
import { languageName } from '../ui/language-name';

export function SessionsTab({ interview }: { interview: Interview }) {
  const { interview: strings } = useStrings();
  const { data: handoffs = [] } = useHandoffs(interview);
  const { data: transcript } = useTranscript(interview, 'original');
  const canonical = canonicalSession(interview.sessions);
  const timing = useTiming(interview);
  const silences = useMemo(
    () => silencesIn(turnsOf(transcript?.entries ?? [], timing), longSilenceSeconds, timing.withheld),
    [transcript, timing],
  );
  if (interview.sessions.length === 0) {
    return (
      <EmptyState title={strings.noSessions}>
        <p>{strings.noSessionsText}</p>
      </EmptyState>
    );
  }
  return conversationsOf(interview.sessions).map((chain, index) => {
    const isDelivered = canonical !== undefined && chain.includes(canonical);
    const spans = spansOf(chain, Date.now());
    return (
      <section key={chain.at(-1)?.id} className="card conversation">
        <h2>
          {strings.conversation(interview.sessions.length === chain.length ? 0 : index + 1)}{' '}
          {isDelivered && <span className="badge canonical">{strings.delivered}</span>}
        </h2>
        <SessionTimeline
          spans={spans}
          handoffs={isDelivered ? handoffs : []}
          silences={isDelivered ? silences : []}
        />
        <ol className="sessions">
          {spans.map((span) => (
            <SessionRow key={span.session.id} interview={interview} span={span} canonical={canonical} />
          ))}
        </ol>
      </section>
    );
  });
}

interface SessionRowProps {
  interview: Interview;
  span: SessionSpan;
  canonical: Session | undefined;
}

function SessionRow({ interview, span, canonical }: SessionRowProps) {
  const { interview: strings } = useStrings();
  const { session, droppedSeconds, pauseSeconds } = span;
  const { disconnectReason, endedAt, sourceLanguage, supersededAt } = session;
  const isCanonical = session === canonical;
  return (
    <li>
      {pauseSeconds !== null && <p className="quiet">{strings.pause(duration(pauseSeconds))}</p>}
      <p>
        <strong>{strings.platforms[session.platform]}</strong> {moment(session.startedAt)}
        {endedAt && ` · ${strings.connected(duration(session.durationSeconds))}`}
        {isCanonical && <span className="badge canonical">{strings.canonical}</span>}
        {supersededAt && <span className="badge">{strings.superseded}</span>}
      </p>
      <p className="quiet">
        {[
          endedAt ? disconnectReason && strings.disconnectReasons[disconnectReason] : strings.sessionOpen,
          droppedSeconds > 0 && strings.dropped(duration(droppedSeconds)),
          sourceLanguage && strings.spoken(languageName(sourceLanguage)),
          endedAt && !session.isProcessed && strings.inProcessing,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {session.isProcessed && !isCanonical && <SwitchSession interview={interview} session={session} />}
    </li>
  );
}
