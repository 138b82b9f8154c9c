import type { Handoff, Withheld } from './answers';
import { silencesIn, type Turn } from './turns';

export type Note =
  | { kind: 'silence'; seconds: number }
  | { kind: 'withheld'; span: Withheld }
  | { kind: 'handoff'; handoff: Handoff };

export interface Line {
  index: number;
  turn: Turn;
  translation: string | undefined;
  notes: readonly Note[];
  notesAfter: readonly Note[];
}

export const longSilenceSeconds = 10;

interface Sources {
  translations: readonly (string | undefined)[];
  withheld: readonly Withheld[];
  handoffs: readonly Handoff[];
}

export function linesOf(turns: readonly Turn[], { translations, withheld, handoffs }: Sources): Line[] {
  const silences = new Map(
    silencesIn(turns, longSilenceSeconds, withheld).map(({ start, end }) => [end, end - start]),
  );
  const places = withheld.map((span) => ({ span, before: placeOf(turns, span) }));
  const changes = handoffs.filter(({ turnOffsetMs }) => turnOffsetMs > 0);
  let next = 0;
  return turns.map((turn, index) => {
    const notes: Note[] = [];
    const seconds = silences.get(turn.start);
    silences.delete(turn.start);
    notes.push(...withheldAt(index));
    if (seconds !== undefined) notes.push({ kind: 'silence', seconds });
    for (; (changes[next]?.turnOffsetMs ?? Infinity) <= turn.start * 1000; next += 1) {
      const handoff = changes[next];
      if (handoff) notes.push({ kind: 'handoff', handoff });
    }
    const notesAfter = index === turns.length - 1 ? withheldAt(turns.length) : [];
    return { index, turn, translation: translations[index], notes, notesAfter };
  });

  function withheldAt(index: number): Note[] {
    return places.flatMap(({ span, before }) => (before === index ? [{ kind: 'withheld', span }] : []));
  }
}

/** A masked turn is shown after its span. */
function placeOf(turns: readonly Turn[], { start_secs, reason }: Withheld): number {
  const index = turns.findIndex(
    ({ start }) => start > start_secs || (reason === 'personal_data' && start === start_secs),
  );
  return index < 0 ? turns.length : index;
}

/** Number of turns in a block; the transcript renders and lays out whole blocks. */
export const blockLength = 40;

export function blocksOf<T>(lines: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(lines.length / blockLength) }, (_, block) =>
    lines.slice(block * blockLength, (block + 1) * blockLength),
  );
}
