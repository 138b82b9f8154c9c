import { type Language } from '@colloquy/contracts';
import { machineWords } from './machine-words';
import { type LineLanguage, lineLanguageOf, lineLanguages } from './line-phrases';

/** A person who finds somebody on the line says less than this; machines go on, characters. */
const longestHello = 120;
/** More than a machine says in one go, characters. */
const longestLookedAt = 2000;

type Kind = keyof (typeof machineWords)[LineLanguage];

const compile = (kind: Kind) =>
  new Map(
    lineLanguages.map((language) => [
      language,
      new RegExp(`(?<![\\p{L}\\p{N}])(?:${machineWords[language][kind].join('|')})(?![\\p{L}\\p{N}])`, 'iu'),
    ]),
  );
const refusals = compile('refusals');
const announcements = compile('announcements');
const mailboxes = compile('mailboxes');

/** Whether words are of one of the kinds, in the language of an interview or in English. */
function says(patterns: typeof refusals, words: string, language: Language): boolean {
  const plain = words.slice(0, longestLookedAt).normalize().replaceAll('’', "'").replace(/\s+/gu, ' ');
  const spoken: LineLanguage[] = [lineLanguageOf(language), 'en'];
  return spoken.some((each) => patterns.get(each)?.test(plain));
}

/**
 * Who speaks in a conference that has just been joined, as far as words tell: its machine that does not let us in,
 * its machine otherwise, or a person. Machines are understood in the language of the interview, where it is one of
 * `lineLanguages`, and in English.
 */
export function conferenceSpeaker(words: string, language: Language): 'refusal' | 'announcement' | 'person' {
  if (says(refusals, words, language)) return 'refusal';
  return words.length > longestHello || says(announcements, words, language) ? 'announcement' : 'person';
}

/** Whether a call was answered by a machine that takes messages, told in the same languages. */
export const isMailbox = (words: string, language: Language): boolean => says(mailboxes, words, language);
