import type { TurnMessage } from '@colloquy/contracts';

/** A stretch of a session's recording, milliseconds from its beginning. */
export interface Span {
  fromMs: number;
  /** May be Infinity. */
  toMs: number;
}

/** Silence around words that are withheld: speech begins before it is recognised, and ends after that. */
const marginMs = 500;
/** Times of neighbours that contradict the order of their turns by more than this are not believed. */
const toleratedMs = 1000;

/** Shortest time in which a character can be spoken, milliseconds; a shorter duration of a turn is not believed. */
const fastestMs = 4;

/** A turn that was heard and its place in the recording; without a span the place is unknown. */
interface Heard {
  role: string;
  onsetMs: number;
  endMs: number;
  span: Span | undefined;
  isWithheld: boolean;
}

/**
 * Where a recording has to be silent so that no withheld turn is heard, in order and without overlaps.
 *
 * A withheld turn is silent with a margin where it was spoken, and so is everything between withheld turns that follow
 * each other, and from the last of them to what is said on the record next. One whose place is not known is silent from
 * the end of the interviewer's last words before it to the onset of its next words. Of an utterance of the expert that
 * is on the record, and whose place is known, no more is silent than the margin of one that is not.
 * @param turns of one session, in order
 * @param withheld places in `turns`
 */
export function silencesOf(turns: readonly TurnMessage[], withheld: ReadonlySet<number>): Span[] {
  const heard = placed(turns, withheld);
  const silent: Span[] = [];
  for (let first = 0; first < heard.length; first++) {
    if (!heard[first]?.isWithheld) continue;
    let last = first;
    while (heard[last + 1]?.isWithheld) last += 1;
    silent.push(stretchOf(heard, first, last));
    first = last;
  }
  const onRecord = heard.flatMap(({ role, span, isWithheld }) =>
    role === 'user' && span && !isWithheld ? [span] : [],
  );
  const certain = heard.flatMap((turn) => (turn.span && turn.isWithheld ? [widened(turn, turn.span)] : []));
  return merged([...onRecord.reduce(without, silent), ...certain]);
}

/** Turns of which nothing was heard are left out: they are no boundaries. */
function placed(turns: readonly TurnMessage[], withheld: ReadonlySet<number>): Heard[] {
  const heard = [...turns.entries()].filter(([, { text }]) => text !== '');
  return heard.map(([place, { role, text, offsetMs: onsetMs, durationMs }], index) => {
    const before = heard[index - 1]?.[1];
    const after = heard[index + 1]?.[1];
    const expertAfter = heard.slice(index + 1).find(([, turn]) => turn.role === 'user')?.[1];
    const endMs = onsetMs + durationMs;
    const contradicts =
      (before !== undefined && onsetMs < before.offsetMs - toleratedMs) ||
      (after !== undefined && onsetMs > after.offsetMs + toleratedMs) ||
      (role === 'user' && expertAfter !== undefined && endMs > expertAfter.offsetMs + toleratedMs);
    const isKnown = durationMs > 0 && durationMs >= text.length * fastestMs;
    const span = isKnown && !contradicts ? { fromMs: onsetMs, toMs: endMs } : undefined;
    return { role, onsetMs, endMs, span, isWithheld: withheld.has(place) };
  });
}

/** Withheld turns that follow each other, with what lies between them and behind. */
function stretchOf(heard: readonly Heard[], first: number, last: number): Span {
  const spans = heard.slice(first, last + 1).map((turn, index) => spanOf(heard, turn, first + index));
  const fromMs = Math.max(0, Math.min(...spans.map((span) => span.fromMs)));
  const toMs = Math.max(...spans.map((span) => span.toMs));
  const next = heard[last + 1];
  if (!next) return { fromMs, toMs: Infinity };
  if (next.role === 'agent') return { fromMs, toMs: Math.max(toMs, next.onsetMs) };
  return { fromMs, toMs: next.span ? Math.max(toMs, next.span.fromMs - marginMs) : toMs };
}

function spanOf(heard: readonly Heard[], turn: Heard, index: number): Span {
  const { role, onsetMs, endMs, span } = turn;
  if (span) return widened(turn, span);
  // an interviewer's words are never played before they are stored
  if (role === 'agent') return { fromMs: onsetMs, toMs: heard[index + 1]?.onsetMs ?? Infinity };
  const before = heard.slice(0, index).findLast((turn) => turn.role === 'agent');
  const after = heard.slice(index + 1).find((turn) => turn.role === 'agent');
  const fromMs = before ? (before.span?.toMs ?? before.onsetMs) : 0;
  // where it is said to be is silent as well
  const claimed = widened(turn, { fromMs: onsetMs, toMs: Math.max(onsetMs, endMs) });
  return {
    fromMs: Math.min(fromMs, claimed.fromMs),
    toMs: Math.max(after?.onsetMs ?? Infinity, endMs > onsetMs ? claimed.toMs : 0),
  };
}

/** The interviewer's words are placed when they are played, and say nothing that is not to be heard. */
const widened = ({ role }: Heard, { fromMs, toMs }: Span): Span =>
  role === 'agent' ? { fromMs, toMs } : { fromMs: Math.max(0, fromMs - marginMs), toMs: toMs + marginMs };

function without(spans: readonly Span[], { fromMs, toMs }: Span): Span[] {
  return spans.flatMap((span) =>
    [
      { fromMs: span.fromMs, toMs: Math.min(span.toMs, fromMs) },
      { fromMs: Math.max(span.fromMs, toMs), toMs: span.toMs },
    ].filter((part) => part.fromMs < part.toMs),
  );
}

function merged(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.fromMs - b.fromMs)) {
    const last = result.at(-1);
    if (last && span.fromMs <= last.toMs) last.toMs = Math.max(last.toMs, span.toMs);
    else result.push({ ...span });
  }
  return result;
}
