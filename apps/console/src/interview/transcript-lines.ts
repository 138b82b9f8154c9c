import type { Handoff } from './answers';
import { silencesIn, type Turn } from './turns';

/** A remark before a turn. */
export type Note =
  { kind: 'silence'; seconds: number } | { kind: 'leftOut' } | { kind: 'handoff'; handoff: Handoff };

export interface Line {
  index: number;
  turn: Turn;
  translation: string | undefined;
  notes: readonly Note[];
}

export const longSilenceSeconds = 10;

interface Sources {
  translations: readonly (string | undefined)[];
  leftOut: ReadonlySet<number>;
  handoffs: readonly Handoff[];
}

/** Combines the turns of a transcript with their translations and remarks. */
export function linesOf(turns: readonly Turn[], { translations, leftOut, handoffs }: Sources): Line[] {
  const silences = new Map(silencesIn(turns, longSilenceSeconds).map(({ start, end }) => [end, end - start]));
  const changes = handoffs.filter(({ turnOffsetMs }) => turnOffsetMs > 0);
  let next = 0;
  return turns.map((turn, index) => {
    const notes: Note[] = [];
    const seconds = silences.get(turn.start);
    silences.delete(turn.start);
    if (leftOut.has(index)) notes.push({ kind: 'leftOut' });
    else if (seconds !== undefined) notes.push({ kind: 'silence', seconds });
    for (; (changes[next]?.turnOffsetMs ?? Infinity) <= turn.start * 1000; next += 1) {
      const handoff = changes[next];
      if (handoff) notes.push({ kind: 'handoff', handoff });
    }
    return { index, turn, translation: translations[index], notes };
  });
}

/** Number of turns in a block; the transcript renders and lays out whole blocks. */
export const blockLength = 40;

export function blocksOf<T>(lines: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(lines.length / blockLength) }, (_, block) =>
    lines.slice(block * blockLength, (block + 1) * blockLength),
  );
}
