import { type Language } from '@colloquy/contracts';
import { negationWords } from '../cleaning/tables/negations';
import { wordsOf } from './segment';

const denials = new Map<Language, ReadonlySet<string>>();

/** In the language of the sentence or in English. */
export function deniesIn(sentence: string, language: Language): boolean {
  const words = denials.get(language) ?? new Set(`${negationWords[language]} ${negationWords.en}`.split(' '));
  denials.set(language, words);
  return wordsOf(sentence.toLowerCase(), language).some(
    (word) => words.has(word) || word.endsWith("n't") || word.endsWith('n’t') || word === 'without',
  );
}
