import type { TurnMessage } from '@colloquy/contracts';

export interface Span {
  fromMs: number;
  /** May be Infinity. */
  toMs: number;
}

/** Margin around withheld speech, which starts before and ends after its recognised times. */
const marginMs = 500;
/** Tolerance for turn times that contradict the order of the turns; beyond it a time is discarded. */
const toleranceMs = 1000;

/** Minimum speaking time per character; a shorter duration of a turn is discarded. */
const minMsPerCharacter = 4;

/** The span is absent if the times of the turn are unknown. */
interface AudibleTurn {
  sequence: number;
  role: string;
  onsetMs: number;
  endMs: number;
  span: Span | undefined;
  isWithheld: boolean;
}

/**
 * Returns the spans to mute so that no withheld turn is audible, in order and without overlaps. Muted are withheld
 * turns with a margin, everything between consecutive ones, and everything up to the next turn on the record. A
 * withheld turn without a span is muted from the interviewer's words before it to those after it. An expert turn on the
 * record with a span stays audible, except for the margin of an adjacent withheld turn.
 * @param withheld indexes in `turns`
 */
export function silencesOf(turns: readonly TurnMessage[], withheld: ReadonlySet<number>): Span[] {
  const audible = locateTurns(turns, withheld);
  const silent: Span[] = [];
  for (let first = 0; first < audible.length; first++) {
    if (!audible[first]?.isWithheld) continue;
    let last = first;
    while (audible[last + 1]?.isWithheld) last += 1;
    silent.push(mutedSpanOf(audible, first, last));
    first = last;
  }
  const onRecord = audible.flatMap(({ role, span, isWithheld }) =>
    role === 'user' && span && !isWithheld ? [span] : [],
  );
  const certain = audible.flatMap((turn) =>
    turn.span && turn.isWithheld ? [withMargin(turn, turn.span)] : [],
  );
  return merged([...onRecord.reduce(without, silent), ...certain]);
}

/** Returns the spans in which turns were spoken, longer where times are doubtful, in order and without overlaps. */
export function spokenSpans(turns: readonly TurnMessage[]): Span[] {
  const audible = locateTurns(turns, new Set());
  const spoken = audible.map((turn, index) =>
    turn.endMs > turn.onsetMs ? spanOf(audible, turn, index) : undefined,
  );
  return merged(spoken.filter((span) => span !== undefined));
}

/** Returns when the turns ended, by their sequence; turns whose times are unknown or doubtful are left out. */
export function spokenEnds(turns: readonly TurnMessage[]): Map<number, number> {
  const ends = new Map<number, number>();
  for (const { sequence, span } of locateTurns(turns, new Set())) if (span) ends.set(sequence, span.toMs);
  return ends;
}

/** A turn without text does not end a span. */
function locateTurns(turns: readonly TurnMessage[], withheld: ReadonlySet<number>): AudibleTurn[] {
  const audible = [...turns.entries()].filter(([, { text }]) => text !== '');
  return audible.map(([turnIndex, { sequence, role, text, offsetMs: onsetMs, durationMs }], index) => {
    const before = audible[index - 1]?.[1];
    const after = audible[index + 1]?.[1];
    const expertAfter = audible.slice(index + 1).find(([, turn]) => turn.role === 'user')?.[1];
    const endMs = onsetMs + durationMs;
    const contradicts =
      (before !== undefined && onsetMs < before.offsetMs - toleranceMs) ||
      (after !== undefined && onsetMs > after.offsetMs + toleranceMs) ||
      (role === 'user' && expertAfter !== undefined && endMs > expertAfter.offsetMs + toleranceMs);
    const isKnown = durationMs > 0 && durationMs >= text.length * minMsPerCharacter;
    const span = isKnown && !contradicts ? { fromMs: onsetMs, toMs: endMs } : undefined;
    return { sequence, role, onsetMs, endMs, span, isWithheld: withheld.has(turnIndex) };
  });
}

function mutedSpanOf(audible: readonly AudibleTurn[], first: number, last: number): Span {
  const spans = audible.slice(first, last + 1).map((turn, index) => spanOf(audible, turn, first + index));
  const fromMs = Math.max(0, Math.min(...spans.map((span) => span.fromMs)));
  const toMs = Math.max(...spans.map((span) => span.toMs));
  const next = audible[last + 1];
  if (!next) return { fromMs, toMs: Infinity };
  if (next.role === 'agent') return { fromMs, toMs: Math.max(toMs, next.onsetMs) };
  return { fromMs, toMs: next.span ? Math.max(toMs, next.span.fromMs - marginMs) : toMs };
}

function spanOf(audible: readonly AudibleTurn[], turn: AudibleTurn, index: number): Span {
  const { role, onsetMs, endMs, span } = turn;
  if (span) return withMargin(turn, span);
  // words of the interviewer are stored before they are played, so they never start before `onsetMs`
  if (role === 'agent') return { fromMs: onsetMs, toMs: audible[index + 1]?.onsetMs ?? Infinity };
  const before = audible.slice(0, index).findLast((turn) => turn.role === 'agent');
  const after = audible.slice(index + 1).find((turn) => turn.role === 'agent');
  const fromMs = before ? (before.span?.toMs ?? before.onsetMs) : 0;
  // the discarded times are muted as well, in case they were right
  const claimed = withMargin(turn, { fromMs: onsetMs, toMs: Math.max(onsetMs, endMs) });
  return {
    fromMs: Math.min(fromMs, claimed.fromMs),
    toMs: Math.max(after?.onsetMs ?? Infinity, endMs > onsetMs ? claimed.toMs : 0),
  };
}

/** Turns of the interviewer need no margin: their times are exact. */
const withMargin = ({ role }: AudibleTurn, { fromMs, toMs }: Span): Span =>
  role === 'agent' ? { fromMs, toMs } : { fromMs: Math.max(0, fromMs - marginMs), toMs: toMs + marginMs };

function without(spans: readonly Span[], { fromMs, toMs }: Span): Span[] {
  return spans.flatMap((span) =>
    [
      { fromMs: span.fromMs, toMs: Math.min(span.toMs, fromMs) },
      { fromMs: Math.max(span.fromMs, toMs), toMs: span.toMs },
    ].filter((part) => part.fromMs < part.toMs),
  );
}

export function merged(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.fromMs - b.fromMs)) {
    const last = result.at(-1);
    if (last && span.fromMs <= last.toMs) last.toMs = Math.max(last.toMs, span.toMs);
    else result.push({ ...span });
  }
  return result;
}
