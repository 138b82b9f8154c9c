import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export type Weight = 'regular' | 'bold';

export interface FontFile {
  path(weight: Weight): string;
  isVariable: boolean;
  includes(codePoint: number): boolean;
  /** Emoji fonts also draw digits and punctuation, which belong to other fonts. */
  isEmoji: boolean;
}

const modules = createRequire(__filename);

/** A later family is used for characters missing from the earlier ones. */
const scripts = [
  // Noto's glyphs share a letter and add the dots, so copied text lacks them
  '@fontsource/ibm-plex-sans-arabic',
  '@fontsource-variable/noto-sans-devanagari',
  '@fontsource-variable/noto-sans-tamil',
];

/** Han characters look different in each of these languages. */
const eastern: Readonly<Record<string, string>> = {
  zh: '@fontsource-variable/noto-sans-sc',
  ja: '@fontsource-variable/noto-sans-jp',
  ko: '@fontsource-variable/noto-sans-kr',
};

const emoji = '@fontsource/noto-emoji';

const loaded = new Map<string, FontFile[]>();

export function fontFilesFor(language: string): FontFile[] {
  const own = eastern[language];
  const others = Object.values(eastern).filter((family) => family !== own);
  const families = ['@fontsource-variable/noto-sans', ...scripts, ...(own ? [own] : []), ...others, emoji];
  return families.flatMap(filesOf);
}

function filesOf(family: string): FontFile[] {
  const known = loaded.get(family) ?? readFiles(family);
  loaded.set(family, known);
  return known;
}

function readFiles(family: string): FontFile[] {
  const ranges = JSON.parse(readFileSync(modules.resolve(`${family}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >;
  const directory = path.join(path.dirname(modules.resolve(`${family}/package.json`)), 'files');
  const isVariable = family.startsWith('@fontsource-variable/');
  const name = path.basename(family);
  // Latin first, so that the texts of most documents stay in one font
  const parts = Object.entries(ranges).sort(([a], [b]) => Number(b === 'latin') - Number(a === 'latin'));
  return parts.map(([part, text]) => {
    const spans = spansOf(text);
    return {
      path: (weight) => {
        const variant = isVariable ? 'wght' : weight === 'bold' ? '700' : '400';
        return path.join(directory, `${name}-${part.replace(/[[\]]/g, '')}-${variant}-normal.woff2`);
      },
      isVariable,
      includes: (codePoint) => spans.some(([from, to]) => from <= codePoint && codePoint <= to),
      isEmoji: family === emoji,
    };
  });
}

const spansOf = (text: string): [from: number, to: number][] =>
  text.split(',').map((part) => {
    const [from = '', to = from] = part.trim().slice(2).split('-');
    return [parseInt(from, 16), parseInt(to, 16)];
  });
