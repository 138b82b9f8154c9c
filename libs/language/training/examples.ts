import { type Language } from '@colloquy/contracts';
import { type Features, featuresOf } from '../src/classifier/features';
import { type Range } from '../src/classifier/linear-model';
import { plainText, tokensOf } from '../src/classifier/tokens';
import { exampleFiles, type ExampleLine, withoutBrackets } from './example-files';

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
export const readExamples = (folder: string): Example[] =>
  exampleFiles(folder).flatMap(({ lines }) => lines.map(exampleOf));

function exampleOf({ language, label, text: sentence, file, line }: ExampleLine): Example {
  const known = labels.find((each) => each === label);
  if (known === undefined || sentence === undefined) throw new Error(`${file}: malformed line "${line}"`);
  const found = withoutBrackets(plainText(sentence));
  if (!found) throw new Error(`${file}: unbalanced brackets in "${line}"`);
  const tokens = tokensOf(found.text);
  const marked = found.inside.flatMap(({ from, to }): Range[] => {
    const inside = tokens.flatMap((token, index) => (token.to > from && token.from < to ? [index] : []));
    return inside.length > 0 ? [[inside[0] ?? 0, (inside.at(-1) ?? 0) + 1]] : [];
  });
  if (known !== 'none' && marked.length === 0) throw new Error(`${file}: no words in brackets in "${line}"`);
  return { label: known, language, features: featuresOf(tokens, language), marked };
}
