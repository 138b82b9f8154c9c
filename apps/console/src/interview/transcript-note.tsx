import { useStrings } from '../strings';
import { duration } from '../ui/moments';
import type { Note } from './transcript-lines';

const clock = (seconds: number) => duration(Math.floor(seconds));

export function TranscriptNote({ note }: { note: Note }) {
  const { interview: strings } = useStrings();
  switch (note.kind) {
    case 'silence':
      return (
        <div role="listitem" className="transcript-note">
          {strings.silence(Math.round(note.seconds))}
        </div>
      );
    case 'withheld': {
      const { start_secs, end_secs, reason } = note.span;
      return (
        <div role="listitem" className="transcript-note withheld">
          <strong>{strings.withheld(clock(start_secs), clock(end_secs))}</strong>{' '}
          {strings.withheldReasons[reason]}
        </div>
      );
    }
    case 'handoff': {
      const { to, condition } = note.handoff;
      return (
        <div role="listitem" className="transcript-note">
          {strings.handedTo(to.displayName ?? strings.unknownAgent)}
          {condition && <span className="quiet"> · {condition}</span>}
        </div>
      );
    }
  }
}
