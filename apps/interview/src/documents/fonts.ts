import { readFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { graphemesOf } from '../domain/line-breaks';
import { fontFilesFor, type FontFile, type Weight } from './font-files';

export interface Font {
  name: string;
  bytes: Buffer;
  isEmoji: boolean;
  has(codePoint: number): boolean;
}

export interface Run {
  text: string;
  font: Font;
}

export interface Fonts {
  all: readonly Font[];
  unsupported: ReadonlySet<number>;
  runsOf(text: string, weight: Weight): Run[];
}

const axes: Readonly<Record<Weight, { wght: number }>> = { regular: { wght: 400 }, bold: { wght: 700 } };

const joiners = new Set([0x200c, 0x200d]);

/** @param characters code points by weight */
export async function loadFonts(
  characters: Readonly<Record<Weight, ReadonlySet<number>>>,
  language: string,
): Promise<Fonts> {
  const unsupported = new Set<number>();
  const byWeight = { regular: [] as Font[], bold: [] as Font[] };
  for (const weight of ['regular', 'bold'] as const) {
    const missing = new Set([...characters[weight]].filter((codePoint) => !joiners.has(codePoint)));
    for (const file of fontFilesFor(language)) {
      if (missing.size === 0) break;
      if (![...missing].some(file.includes)) continue;
      const font = await loadFont(file, weight, characters[weight]);
      if (!font) continue;
      for (const codePoint of missing) if (font.has(codePoint)) missing.delete(codePoint);
      byWeight[weight].push(font);
    }
    for (const codePoint of missing) unsupported.add(codePoint);
  }
  return {
    all: [...byWeight.regular, ...byWeight.bold],
    unsupported,
    runsOf: (text, weight) => runsOf(text, byWeight[weight]),
  };
}

/** Returns undefined if the file has none of the characters, although its range includes some. */
async function loadFont(
  file: FontFile,
  weight: Weight,
  wanted: ReadonlySet<number>,
): Promise<Font | undefined> {
  const text = String.fromCodePoint(...[...wanted].filter(file.includes));
  const bytes = await subsetFont(await readFile(file.path(weight)), text + text.normalize('NFD'), {
    targetFormat: 'truetype',
    ...(file.isVariable && { variationAxes: axes[weight] }),
  });
  const known = new Set(charactersIn(bytes));
  if (known.size === 0) return undefined;
  return {
    name: `${file.path(weight)} ${weight}`,
    bytes,
    isEmoji: file.isEmoji,
    has: (codePoint) => known.has(codePoint),
  };
}

function charactersIn(bytes: Buffer): readonly number[] {
  try {
    return (fontkit.create(bytes) as fontkit.Font).characterSet;
  } catch {
    return []; // a font without characters has no character table
  }
}

function runsOf(text: string, fonts: readonly Font[]): Run[] {
  const runs: Run[] = [];
  for (const cluster of graphemesOf(text)) {
    const last = runs.at(-1);
    const font = fontFor(cluster, last?.font, fonts);
    if (!font) throw new Error('No font was loaded for a character');
    const shown = withoutJoiners(cluster, font);
    if (last?.font === font) last.text += shown;
    else runs.push({ text: shown, font });
  }
  return runs;
}

function fontFor(cluster: string, last: Font | undefined, fonts: readonly Font[]): Font | undefined {
  const needed = Array.from(cluster, (character) => character.codePointAt(0) ?? 0).filter(
    (codePoint) => !joiners.has(codePoint),
  );
  const fits = (font: Font | undefined) => font !== undefined && needed.every(font.has);
  if (last && !last.isEmoji && fits(last)) return last;
  // a rare combination, such as a letter of one script with a mark of another
  return fonts.find(fits) ?? fonts.find(({ has }) => has(needed[0] ?? 0));
}

const withoutJoiners = (cluster: string, font: Font) =>
  cluster.replace(/[\u200c\u200d]/g, (joiner) => (font.has(joiner.codePointAt(0) ?? 0) ? joiner : ''));
