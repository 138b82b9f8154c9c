const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
const closing =
  /^[\p{Pe}\p{Pf}\p{Lm}\p{M}\u3001\u3002\uff0c\uff0e\uff1a\uff1b\uff1f\uff01\u30fb\u3005ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ,.:;?!%…‥]/u;
const opening = /[\p{Ps}\p{Pi}]$/u;

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(granularity: 'word' | 'grapheme'): Intl.Segmenter {
  const known = segmenters.get(granularity) ?? new Intl.Segmenter('und', { granularity });
  segmenters.set(granularity, known);
  return known;
}

export function graphemesOf(text: string): string[] {
  // U+0300 is the first combining mark
  if (/^[\n\u0020-\u02ff]*$/.test(text)) return text.split('');
  return Array.from(segmenterOf('grapheme').segment(text), ({ segment }) => segment);
}

/** A piece includes the space behind it. Chinese and Japanese break between words. */
export function piecesOf(text: string): string[] {
  const words = text.match(/\S+\s*|^\s+/gu) ?? [];
  return words.flatMap((word) => (cjk.test(word) ? unspacedPieces(word) : word));
}

function unspacedPieces(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of segmenterOf('word').segment(text)) {
    const last = pieces.at(-1);
    if (last !== undefined && !breaksBetween(last, segment)) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

const breaksBetween = (before: string, after: string) =>
  !/^\s/u.test(after) &&
  !closing.test(after) &&
  !opening.test(before) &&
  (cjk.test(before.slice(-1)) || cjk.test(after.slice(0, 1)));

export type Line = readonly [start: number, end: number];

/** Breaks a paragraph into lines; only the space at a line's end may exceed `available`, in the unit of `widthOf`. */
export function linesOf(paragraph: string, available: number, widthOf: (text: string) => number): Line[] {
  const lines: Line[] = [];
  let start = 0;
  let end = 0;
  let used = 0;
  const fits = (piece: string) => used + widthOf(piece.trimEnd()) <= available;
  const pieces = piecesOf(paragraph).flatMap((piece) =>
    widthOf(piece.trimEnd()) <= available ? [piece] : graphemesOf(piece),
  );
  for (const piece of pieces) {
    if (end > start && !fits(piece)) {
      lines.push([start, end]);
      start = end;
      used = 0;
    }
    end += piece.length;
    used += widthOf(piece);
  }
  return [...lines, [start, end]];
}
