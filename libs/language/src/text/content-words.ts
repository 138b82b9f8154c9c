import { type Language } from '@colloquy/contracts';
import { remembered } from './remembered';
import { wordsOf } from './segment';
import { stopWords } from './stop-words';

const figure = /\p{N}/u;
const shortScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Without stop words, words of four letters count (two in Chinese, Japanese and Korean); figures always count. */
export const contentWords = (text: string, language: Language): readonly string[] =>
  remembered(`${language} content`, text, () => withContent(text, language));

function withContent(text: string, language: Language): string[] {
  const stops = stopWords[language];
  return wordsOf(text, language).filter((word) => {
    if (figure.test(word)) return true;
    if (stops) return [...word].length > 1 && !isStopWord(word.toLowerCase().replaceAll('’', "'"), stops);
    return [...word].length >= (shortScript.test(word) ? 2 : 4);
  });
}

/** "N'en" is two words. */
const isStopWord = (word: string, stops: ReadonlySet<string>): boolean =>
  stops.has(word) || stops.has(word.replace(/^(?:[cdjlmnst]|qu)'/u, ''));
