import { linesOf } from '../domain/line-breaks';
import type { Weight } from './font-files';
import type { Fonts } from './fonts';
import { makeTextWidths } from './text-widths';
import { directionOf, type PlacedRun, visualOrder } from './visual-order';

export interface Style {
  size: number;
  weight: Weight;
  color: string;
  /** Space above the paragraph and left of it, points. */
  above: number;
  indent: number;
  keep?: number;
}

const lineHeight = 1.5;
/** From the top of a line to its baseline, as a share of the line. */
const baseline = 0.72;

export function makePageWriter(doc: PDFKit.PDFDocument, fonts: Fonts) {
  const widths = makeTextWidths(doc, fonts);
  let y = doc.page.margins.top;

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
      if (index < runs.length - 1) left += widths.ofRuns([{ text, font }], size);
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
      for (const [start, end] of linesOf(paragraph, available, (text) => widths.ofText(text, style))) {
        if (y + lineSize > bottom) nextPage();
        const line = paragraph.slice(start, end).trimEnd();
        const runsOf = (text: string) => fonts.runsOf(text, style.weight);
        const runs = levels
          ? visualOrder(line, levels.subarray(start, end), runsOf)
          : runsOf(line).map((run) => ({ ...run, isReversed: false }));
        const free = isRightToLeft ? available - widths.ofRuns(runs, style.size) : 0;
        draw(runs, margins.left + (isRightToLeft ? free : style.indent), style);
        y += lineSize;
      }
    },
  };
}
