import { type Language } from '@colloquy/contracts';
import { contentWords } from '../../text/content-words';
import { sentencesOf, wordsOf } from '../../text/segment';
import { specifics, statementIn, substanceOf } from '../substance';
import { type PlacedClaim } from './align-questions';

export interface RatedClaim extends PlacedClaim {
  clarity: number;
}

/** A longer claim is harder to read alone. */
const shortWords = 28;

export function clarityOf(text: string, language: Language): number {
  const content = contentWords(text, language);
  const { isCausal } = statementIn(text, content, language);
  const isLong = wordsOf(text, language).length > shortWords;
  const asks = /[?？؟]["'”’»]*$/u.test(text);
  return (
    Math.min(content.length, 10) / 4 +
    Math.min(specifics(substanceOf(text, language)), 2) +
    (isCausal ? 1 : 0) -
    (isLong ? 1 : 0) -
    Math.min(sentencesOf(text, language).length - 1, 2) / 2 -
    (asks ? 3 : 0)
  );
}
