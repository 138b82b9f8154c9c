import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@colloquy/contracts';
import { type Features, featuresOf } from '../src/classifier/features';
import { type Range } from '../src/classifier/linear-model';
import { plainText, tokensOf } from '../src/classifier/tokens';

/**
 * What a sentence does: it asks for something about itself (`inside`), about what was said before it (`before`) or about
 * what comes next (`next`), or it does nothing of the kind (`none`).
 */
const labels = ['inside', 'before', 'next', 'none'] as const;
export type Label = (typeof labels)[number];

export interface Example {
  label: Label;
  language: Language;
  features: readonly Features[];
  /** The words in brackets. */
  marked: readonly Range[];
}

/**
 * Reads `<language>.tsv` of a folder: lines of a label, a tab and a sentence in which the words that ask stand in double brackets.
 *
 * @throws Error that names the malformed line
 */
export function readExamples(folder: string): Example[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => exampleOf(line, file)),
    );
}

function exampleOf(line: string, file: string): Example {
  const [label, sentence] = line.split('\t');
  const known = labels.find((each) => each === label);
  if (known === undefined || sentence === undefined) throw new Error(`${file}: malformed line "${line}"`);
  const parts = plainText(sentence).split(/\[\[|\]\]/u);
  if (parts.length % 2 === 0) throw new Error(`${file}: unbalanced brackets in "${line}"`);
  const language = languageOf(file);
  const tokens = tokensOf(parts.join(''));
  const positionAt = (part: number) => parts.slice(0, part).join('').length;
  const marked = parts.flatMap((_part, at): Range[] => {
    if (at % 2 === 0) return [];
    const [from, to] = [positionAt(at), positionAt(at + 1)];
    const inside = tokens.flatMap((token, index) => (token.to > from && token.from < to ? [index] : []));
    return inside.length > 0 ? [[inside[0] ?? 0, (inside.at(-1) ?? 0) + 1]] : [];
  });
  if (known !== 'none' && marked.length === 0) throw new Error(`${file}: no words in brackets in "${line}"`);
  return { label: known, language, features: featuresOf(tokens, language), marked };
}

function languageOf(file: string): Language {
  const language = languages.find((each) => file === `${each}.tsv`);
  if (language === undefined) throw new Error(`${file} is not named after a language`);
  return language;
}
