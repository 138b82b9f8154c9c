import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { figureRunsIn } from '../text/facts';
import { correctionsIn } from './grammar';

/** A correction with more content words beside its figures says something of its own and replaces nothing. */
const mostContentWords = 4;

const unspaced: readonly Language[] = ['zh', 'ja', 'ko'];
const openings = new Map<Language, RegExp>();

function openingOf(language: Language): RegExp {
  const known = openings.get(language);
  if (known) return known;
  const end = unspaced.includes(language) ? '' : '(?![\\p{L}\\p{M}])';
  const made = new RegExp(
    `^[¿¡]?(?:\\p{L}{1,3}[,.!]? )?(?:${correctionsIn(language) || '(?!)'})${end}`,
    'iu',
  );
  openings.set(language, made);
  return made;
}

/** Returns whether a sentence begins as a correction of what was said before. */
export const opensCorrection = (sentence: string, language: Language): boolean =>
  openingOf(language).test(sentence.replaceAll('’', "'"));

/** Returns whether a sentence takes back a figure of the sentence before it. */
export const isCorrected = (before: string, sentence: string, language: Language): boolean =>
  opensCorrection(sentence, language) &&
  figureRunsIn(before, language).length > 0 &&
  figureRunsIn(sentence, language).length > 0;

/**
 * Returns the corrected sentence with the new figure in place of the wrong one; undefined if it is not certain which
 * figure is meant, or if the correction says more than a figure.
 */
export function replacementOf(before: string, correction: string, language: Language): string | undefined {
  const [wrong, given] = [figureRunsIn(before, language), figureRunsIn(correction, language)];
  // "I said 930, it is 390" repeats the wrong figure
  const right = given.filter((figure) => !wrong.includes(figure));
  const repeated = given.find((figure) => wrong.includes(figure));
  const figures = given.join(' ');
  const others = contentWords(correction, language).filter((word) => !figures.includes(word));
  const [figure] = right;
  if (figure === undefined || right.length > 1 || others.length > mostContentWords) return undefined;
  const replaced = repeated ?? (wrong.length === 1 ? wrong[0] : undefined);
  return replaced === undefined ? undefined : before.replace(replaced, figure);
}
