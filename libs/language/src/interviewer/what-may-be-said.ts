import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { deniesIn } from '../text/denial';
import { wordsOf } from '../text/segment';
import { plainWord, sameWord } from './transfer/same-word';

/** In letters and digits: a common run of this length quotes an instruction. */
const quotingRun = { spaced: 32, unspaced: 16 };
const unspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** In characters: limits on a follow-up and on a transition to a question. */
const longest = { followUp: 600, leadIn: 160 };

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

export function quotes(text: string, instructions: readonly (string | undefined)[]): boolean {
  const said = bare(text);
  const length = unspacedScript.test(said) ? quotingRun.unspaced : quotingRun.spaced;
  return instructions.some((instruction) => {
    const known = bare(instruction ?? '');
    for (let start = 0; start + length <= Math.min(said.length, 2000); start += 1) {
      if (known.includes(said.slice(start, start + length))) return true;
    }
    return false;
  });
}

/** Pairs of quotation marks of the supported languages; a straight single one is also an apostrophe. */
const quotation = /"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|»[^«]*«|‘[^’]*’|「[^」]*」|『[^』]*』/gu;
const sentenceEnd = /[.!?。！？\n]/u;

/** Phrases in quotation marks are written for being said, unless their sentence has a negation. */
export function unspokenParts(instructions: string, language: Language): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: phrase, index } of instructions.matchAll(quotation)) {
    const before = instructions.slice(from, index).split(sentenceEnd).at(-1) ?? '';
    const [after = ''] = instructions.slice(index + phrase.length).split(sentenceEnd);
    if (deniesIn(`${before} ${after}`, language)) continue;
    parts.push(instructions.slice(from, index));
    from = index + phrase.length;
  }
  return [...parts, instructions.slice(from)];
}

export function isFollowUp(text: string): boolean {
  return text.length <= longest.followUp && /\p{L}/u.test(text) && isSpeech(text);
}

/** Repeats no figure and no longer word of the answer, which may later be struck or taken off the record. */
export function isLeadIn(text: string, answer: string, question: string, language: Language): boolean {
  if (text.length > longest.leadIn || /[?？؟¿]/u.test(text) || !isSpeech(text)) return false;
  const open = wordsOf(question, language).map(plainWord);
  const told = contentWords(answer, language).map(plainWord);
  const repeats = (word: string) =>
    (word.length >= 4 || /\p{N}|\p{Script=Han}/u.test(word)) &&
    told.some((other) => sameWord(word, other)) &&
    !open.some((other) => sameWord(word, other));
  return !wordsOf(text, language).map(plainWord).some(repeats);
}

const isSpeech = (text: string): boolean => !/[\u0000-\u001f\u007f<>{}[\]|`]|https?:/u.test(text);

export function isAbout(answer: string, question: string, language: Language): boolean {
  const asked = contentWords(question, language).map(plainWord);
  const told = contentWords(answer, language).map(plainWord);
  return asked.some((word) => told.some((other) => sameWord(word, other)));
}
