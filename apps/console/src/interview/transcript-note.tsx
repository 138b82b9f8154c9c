import { useStrings } from '../strings';
import type { Note } from './transcript-lines';

export function TranscriptNote({ note }: { note: Note }) {
  const { interview: strings } = useStrings();
  switch (note.kind) {
    case 'silence':
      return (
        <div role="listitem" className="transcript-note">
          {strings.silence(Math.round(note.seconds))}
        </div>
      );
    case 'leftOut':
      return (
        <div role="listitem" className="transcript-note withheld">
          <strong>{strings.leftOut}</strong> {strings.leftOutText}
        </div>
      );
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
