import { type Language } from '@colloquy/contracts';
import { opensCorrection } from './corrections';
import { segmentsOf, wordsOf } from '../text/segment';

export const maxWords = 45;

const minWords = 5;

/** Cuts at pauses if possible, but not before a correction. */
export function partsOf(sentence: string, language: Language): string[] {
  if (wordsOf(sentence, language).length <= maxWords) return uncut(sentence);
  const parts: string[] = [];
  let start = 0;
  let words = 0;
  let pause = { at: 0, words: 0 };
  const cut = (at: number, left: number) => {
    parts.push(withoutPauses(sentence.slice(start, at)));
    [start, words, pause] = [at, left, { at, words: 0 }];
  };
  for (const { index, segment, isWordLike } of segmentsOf(sentence, language)) {
    if (isWordLike) words += 1;
    else if (/[,;:—–،、，；]/u.test(segment) && !opensCorrection(sentence.slice(index + 1).trim(), language))
      pause = { at: index, words };
    if (words <= maxWords) continue;
    if (pause.words >= minWords) cut(pause.at, words - pause.words);
    else cut(index, 1);
  }
  return [...parts, ...uncut(sentence.slice(start))];
}

function uncut(part: string): string[] {
  const text = withoutPauses(part);
  return text === '' ? [] : [text];
}

function withoutPauses(text: string): string {
  const isPause = (at: number) => /[\s,;:—–،、，；]/u.test(text.charAt(at));
  let [start, end] = [0, text.length];
  while (start < end && isPause(start)) start += 1;
  while (end > start && isPause(end - 1)) end -= 1;
  return text.slice(start, end);
}
