import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { figureRunsIn } from '../text/facts';
import { confusionIn } from '../text/revision-words';
import { wordsOf } from '../text/segment';
import { onlyCorrects, opensCorrection } from './corrections';
import { speaksOfSelf } from './voice';

const maxMarker = { words: 5, content: 2, ofSelf: 1 };

export const plain = (text: string) => text.replaceAll('’', "'");

export const clausesIn = (text: string): string[] =>
  text
    .split(/[,;:—–.!?、。，；：！？](?!\p{N})/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');

/** Returns whether a clause only says that a value was wrong: "sorry", "I got the line wrong". */
export function corrects(clause: string, language: Language): boolean {
  const text = plain(clause).toLowerCase();
  if (figureRunsIn(text, language).length > 0) return false;
  if (onlyCorrects(text, language) || confusionIn(language)?.test(text) === true) return true;
  return opensCorrection(text, language) && contentWords(text, language).length <= maxMarker.content;
}

/** Returns whether a clause announces another value: "sorry", "I should say". */
export function announces(clause: string, language: Language): boolean {
  if (corrects(clause, language)) return true;
  return (
    figureRunsIn(clause, language).length === 0 &&
    contentWords(clause, language).length <= maxMarker.ofSelf &&
    wordsOf(clause, language).length <= maxMarker.words &&
    speaksOfSelf(clause, language)
  );
}
