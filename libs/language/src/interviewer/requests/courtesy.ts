import { type Language } from '@colloquy/contracts';
import { plainSentence } from './match';
import { requestTables } from './tables';

/** In characters: longer texts have content. */
const longest = 80;

export function isCourtesy(text: string, language: Language): boolean {
  const plain = plainSentence(text);
  if (plain.length > longest) return false;
  const words = [...requestTables[language].courtesy, ...requestTables.en.courtesy].join('|');
  return new RegExp(`^(?:(?:${words})(?:[\\s,.!，、。！]{1,3}|$)){1,6}$`, 'iu').test(plain);
}
