import { memo, type ReactNode } from 'react';
import { useStrings } from '../strings';
import { duration } from '../ui/moments';
import type { TextView } from './interview-search';
import type { Speakers } from './speakers';
import type { Line } from './transcript-lines';
import { TranscriptNote } from './transcript-note';
import { type Match, piecesOf } from './transcript-search';

interface TranscriptBlockProps {
  lines: readonly Line[];
  speakers: Speakers;
  language: string;
  view: TextView;
  /** -1 if the turn is not in this block. */
  played: number;
  /** -1 if the turn is not in this block. */
  cursor: number;
  matches: readonly Match[] | undefined;
  current: Match | undefined;
}

/** A block of turns, rendered again only if its props change, so that a long transcript stays responsive. */
export const TranscriptBlock = memo(function TranscriptBlock(props: TranscriptBlockProps) {
  return (
    <div role="presentation" className="transcript-block" style={sizeOf(props)}>
      {props.lines.map((line) => (
        <Row key={line.index} line={line} {...props} />
      ))}
    </div>
  );
});

function sizeOf({ lines, view }: TranscriptBlockProps) {
  const rows = lines.reduce(
    (sum, { turn }) => sum + 2.5 + turn.message.length / (view === 'both' ? 45 : 95),
    0,
  );
  return { containIntrinsicBlockSize: `auto ${Math.round(rows * 1.5)}rem` };
}

function Row({ line, ...block }: TranscriptBlockProps & { line: Line }) {
  const { interview: strings } = useStrings();
  const { index, turn, translation, notes, notesAfter } = line;
  const { speakers, language, view, played, cursor, matches, current } = block;
  const name = speakers[turn.role];
  const time = duration(Math.floor(turn.start));
  const own = matches?.filter((match) => match.turn === index);
  const original = (
    <p lang={language || undefined} dir="auto">
      <Marked
        text={turn.message}
        matches={own?.filter(({ text }) => text === 'original')}
        current={current}
      />
    </p>
  );
  const translated = translation !== undefined && (
    <p lang="en" dir="ltr" className="translation">
      <Marked
        text={translation}
        matches={own?.filter(({ text }) => text === 'translated')}
        current={current}
      />
    </p>
  );
  return (
    <>
      {notes.map((note, number) => (
        <TranscriptNote key={number} note={note} />
      ))}
      <div
        role="listitem"
        data-turn={index}
        className={`turn turn-${turn.role}`}
        aria-current={index === played ? 'true' : undefined}
      >
        <button
          type="button"
          className="turn-time"
          tabIndex={index === cursor ? 0 : -1}
          aria-label={strings.hearTurn(name, time)}
        >
          {time}
        </button>
        <div className="turn-words">
          <span className="turn-name">{name}</span>
          {turn.isLate && <span className="badge">{strings.transcribedLater}</span>}
          <div className="turn-texts">{textsOf(view, original, translated)}</div>
        </div>
      </div>
      {notesAfter.map((note, number) => (
        <TranscriptNote key={number} note={note} />
      ))}
    </>
  );
}

function textsOf(view: TextView, original: ReactNode, translated: ReactNode): ReactNode {
  if (view === 'original') return original;
  if (view === 'translated') return translated || original;
  return (
    <>
      {original}
      {translated}
    </>
  );
}

interface MarkedProps {
  text: string;
  matches: readonly Match[] | undefined;
  current: Match | undefined;
}

function Marked({ text, matches, current }: MarkedProps) {
  if (!matches || matches.length === 0) return text;
  return piecesOf(text, matches).map((piece, index) =>
    piece.match ? (
      <mark key={index} className={piece.match === current ? 'current' : undefined}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
