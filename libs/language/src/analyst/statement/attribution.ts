import { type Language } from '@colloquy/contracts';
import { speaksForOthers, speaksOfSelf } from '../voice';
import { rootsIn } from './clauses';
import { quotativeIn } from './grammar';

export function isAttributed(text: string, language: Language): boolean {
  const found = quotativeIn(language).exec(text.toLowerCase());
  if (!found) return false;
  const before = text.slice(0, found.index).split(/[,;:]/u).at(-1) ?? '';
  return !speaksOfSelf(before, language) && !speaksForOthers(before, language)
    ? true
    : /\p{L}/u.test(before) && namesOther(before, language);
}

/** "My cousin says" names somebody else in spite of "my". */
const namesOther = (before: string, language: Language) =>
  rootsIn(before, language).size > 0 &&
  !/(?<!\p{L})(?:I|we|ich|wir|je|nous|on|ik|wij)(?!\p{L})/u.test(before);
