import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@colloquy/contracts';
import { type Value } from '../src/classifier/value-pair';

/** A line of `<language>.tsv`: a label, a tab and a text. */
export interface ExampleLine {
  language: Language;
  label: string;
  /** Undefined in a line without a tab. */
  text: string | undefined;
  /** The file, for errors. */
  file: string;
  line: string;
}

/** Reads the files of a folder by their names. @throws Error that names a file that is not named after a language */
export const exampleFiles = (folder: string): { language: Language; lines: ExampleLine[] }[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .map((file) => {
      const language = languages.find((each) => file === `${each}.tsv`);
      if (language === undefined) throw new Error(`${file} is not named after a language`);
      return { language, lines: linesOf(folder, language) };
    });

/** Returns no lines if there is no file of the language. */
export function linesOf(folder: string, language: Language): ExampleLine[] {
  const file = `${language}.tsv`;
  const path = join(folder, file);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [label = '', text] = line.split('\t');
      return { language, label, text, file, line };
    });
}

/** Returns a text without its double brackets, and the positions of what stood in them; undefined if one is not closed. */
export function withoutBrackets(marked: string): { text: string; inside: Value[] } | undefined {
  const parts = marked.split(/\[\[|\]\]/u);
  if (parts.length % 2 === 0) return undefined;
  const positionAt = (part: number) => parts.slice(0, part).join('').length;
  const inside = parts.flatMap((_part, at) =>
    at % 2 === 0 ? [] : [{ from: positionAt(at), to: positionAt(at + 1) }],
  );
  return { text: parts.join(''), inside };
}
