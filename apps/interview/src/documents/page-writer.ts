import { piecesOf, graphemesOf } from '../domain/line-breaks';
import type { Weight } from './font-files';
import type { Font, Fonts, Run } from './fonts';
import { directionOf, type PlacedRun, visualOrder } from './visual-order';

export interface Style {
  size: number;
  weight: Weight;
  color: string;
  /** Space above the paragraph and left of it, points. */
  above: number;
  indent: number;
  /** Points of space for what follows on the same page. */
  keep?: number;
}

const lineHeight = 1.5;
/** From the top of a line to its baseline, as a share of the line. */
const baseline = 0.72;
const maxWidths = 50_000;

export function makePageWriter(doc: PDFKit.PDFDocument, fonts: Fonts) {
  const widths = new Map<string, number>();
  const runWidths = new Map<Font, Map<string, number>>();
  let y = doc.page.margins.top;

  function widthOf(piece: string, { size, weight }: Style): number {
    const key = `${weight} ${piece}`;
    // measured at size 1000, once for all sizes
    const width = widths.get(key) ?? sum(fonts.runsOf(piece, weight).map(runWidth));
    if (widths.size >= maxWidths) widths.clear();
    widths.set(key, width);
    return (width * size) / 1000;
  }

  function runWidth({ text, font }: Run): number {
    const known = runWidths.get(font)?.get(text);
    if (known !== undefined) return known;
    const width = doc.font(font.name).fontSize(1000).widthOfString(text);
    const ofFont = runWidths.get(font) ?? new Map<string, number>();
    if (ofFont.size >= maxWidths) ofFont.clear();
    runWidths.set(font, ofFont.set(text, width));
    return width;
  }

  function linesOf(paragraph: string, style: Style, available: number): [start: number, end: number][] {
    const lines: [number, number][] = [];
    let start = 0;
    let end = 0;
    let used = 0;
    for (const piece of piecesOf(paragraph).flatMap((each) => shortPieces(each, style, available))) {
      if (end > start && used + widthOf(piece.trimEnd(), style) > available) {
        lines.push([start, end]);
        start = end;
        used = 0;
      }
      end += piece.length;
      used += widthOf(piece, style);
    }
    return [...lines, [start, end]];
  }

  function shortPieces(piece: string, style: Style, available: number): string[] {
    return widthOf(piece.trimEnd(), style) <= available ? [piece] : graphemesOf(piece);
  }

  function nextPage(): void {
    doc.addPage();
    y = doc.page.margins.top;
  }

  function draw(runs: readonly PlacedRun[], x: number, { size, color }: Style): void {
    let left = x;
    for (const [index, { text, font, isReversed }] of runs.entries()) {
      doc.font(font.name).fontSize(size).fillColor(color);
      const options = { lineBreak: false, baseline: 'alphabetic' as const };
      doc.text(
        text,
        left,
        y + size * lineHeight * baseline,
        // the shaper caches words unless there are features
        isReversed && text.includes(' ') ? { ...options, features: [] } : options,
      );
      if (index < runs.length - 1) left += (runWidth({ text, font }) * size) / 1000;
    }
  }

  return {
    write(paragraph: string, style: Style): void {
      const { margins, width, height } = doc.page;
      const available = width - margins.left - margins.right - style.indent;
      const lineSize = style.size * lineHeight;
      const bottom = height - margins.bottom;
      const { isRightToLeft, levels } = directionOf(paragraph);
      y += y === margins.top ? 0 : style.above;
      if (y + lineSize + (style.keep ?? 0) > bottom) nextPage();
      for (const [start, end] of linesOf(paragraph, style, available)) {
        if (y + lineSize > bottom) nextPage();
        const line = paragraph.slice(start, end).trimEnd();
        const runsOf = (text: string) => fonts.runsOf(text, style.weight);
        const runs = levels
          ? visualOrder(line, levels.subarray(start, end), runsOf)
          : runsOf(line).map((run) => ({ ...run, isReversed: false }));
        const free = isRightToLeft ? available - (sum(runs.map(runWidth)) * style.size) / 1000 : 0;
        draw(runs, margins.left + (isRightToLeft ? free : style.indent), style);
        y += lineSize;
      }
    },
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
