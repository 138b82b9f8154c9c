import { type Language } from '@colloquy/contracts';
import { figureRunsIn } from '../text/facts';
import { conditionalsOf } from '../text/grammar';
import { wordsOf } from '../text/segment';

export const imagines = (text: string, language: Language): boolean =>
  wordsOf(text.toLowerCase().replaceAll('’', "'"), language).some(
    (word) => conditionalsOf(language)?.has(word) === true,
  );

/** Recognises "I would save thirty percent, but I have no reservoir". */
export function isImagined(text: string, language: Language): boolean {
  const clauses = text.split(/[,;:—–]/u).filter((each) => figureRunsIn(each, language).length > 0);
  return clauses.length > 0 && clauses.every((clause) => imagines(clause, language));
}
