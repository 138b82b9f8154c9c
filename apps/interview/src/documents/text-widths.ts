import type { Weight } from './font-files';
import type { Font, Fonts, Run } from './fonts';

const maxWidths = 50_000;

export function makeTextWidths(doc: PDFKit.PDFDocument, fonts: Fonts) {
  const widths = new Map<string, number>();
  const runWidths = new Map<Font, Map<string, number>>();

  function runWidth({ text, font }: Run): number {
    const known = runWidths.get(font)?.get(text);
    if (known !== undefined) return known;
    const width = doc.font(font.name).fontSize(1000).widthOfString(text);
    const ofFont = runWidths.get(font) ?? new Map<string, number>();
    if (ofFont.size >= maxWidths) ofFont.clear();
    runWidths.set(font, ofFont.set(text, width));
    return width;
  }

  const widthOf = (runs: readonly Run[], size: number) =>
    (runs.reduce((sum, run) => sum + runWidth(run), 0) * size) / 1000;

  return {
    ofRuns: widthOf,
    ofText(text: string, { size, weight }: { size: number; weight: Weight }): number {
      const key = `${weight} ${text}`;
      const width = widths.get(key) ?? widthOf(fonts.runsOf(text, weight), 1000);
      if (widths.size >= maxWidths) widths.clear();
      widths.set(key, width);
      return (width * size) / 1000;
    },
  };
}
