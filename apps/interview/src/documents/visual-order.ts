import makeBidi from 'bidi-js';
import type { Run } from './fonts';

const bidi = makeBidi();

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

export interface PlacedRun extends Run {
  isReversed: boolean;
}

export interface Direction {
  isRightToLeft: boolean;
  /** Embedding level of each character; absent if all text is left to right. */
  levels?: Uint8Array;
}

/** The first letter decides. */
export function directionOf(paragraph: string): Direction {
  if (!rightToLeft.test(paragraph)) return { isRightToLeft: false };
  const { levels, paragraphs } = bidi.getEmbeddingLevels(paragraph, 'auto');
  return { isRightToLeft: (paragraphs[0]?.level ?? 0) % 2 === 1, levels };
}

/** Left to right: rule L2 of the Unicode Bidirectional Algorithm. */
export function visualOrder(line: string, levels: Uint8Array, runsOf: (text: string) => Run[]): PlacedRun[] {
  const parts = levelRuns(line, levels).flatMap(({ text, level }) =>
    runsOf(text).map((run) => ({ ...run, level })),
  );
  const highest = Math.max(0, ...parts.map(({ level }) => level));
  for (let level = highest; level > 0; level--) reverseFrom(parts, level);
  return parts.map(({ text, font, level }) => {
    if (level % 2 === 0) return { text, font, isReversed: false };
    const mirrored = Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character);
    const isReversed = rightToLeft.test(text);
    const shown = isReversed ? mirrored : mirrored.reverse();
    return { text: shown.join(''), font, isReversed };
  });
}

function levelRuns(line: string, levels: Uint8Array): { text: string; level: number }[] {
  const runs: { text: string; level: number }[] = [];
  for (let index = 0; index < line.length; index++) {
    const level = levels[index] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level) last.text += line[index];
    else runs.push({ text: line[index] ?? '', level });
  }
  return runs;
}

function reverseFrom(runs: { level: number }[], level: number): void {
  for (let start = 0; start < runs.length; start++) {
    let end = start;
    while ((runs[end]?.level ?? -1) >= level) end++;
    if (end > start) runs.splice(start, end - start, ...runs.slice(start, end).reverse());
    start = Math.max(start, end);
  }
}
