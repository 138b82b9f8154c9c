import { type Language } from '@colloquy/contracts';
import { plainSentence } from './match';
import { requestTables } from './tables';

/** In characters: longer texts have content. */
const longest = 80;

export function isCourtesy(text: string, language: Language): boolean {
  const plain = plainSentence(text);
  if (plain.length > longest) return false;
  return patternOf(language).test(plain);
}

const patterns = new Map<Language, RegExp>();

function patternOf(language: Language): RegExp {
  const known = patterns.get(language);
  if (known) return known;
  const words = [...requestTables[language].courtesy, ...requestTables.en.courtesy].join('|');
  const made = new RegExp(`^(?:(?:${words})(?:[\\s,.!，、。！]{1,3}|$)){1,6}$`, 'iu');
  patterns.set(language, made);
  return made;
}
