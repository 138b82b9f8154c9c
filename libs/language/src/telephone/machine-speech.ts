import { type Language } from '@colloquy/contracts';
import { machineWords } from './machine-words';
import { type LineLanguage, lineLanguageOf, lineLanguages } from './line-phrases';

/** Characters: a person's greeting is shorter. */
const maxHello = 120;
/** Characters: more than a machine says at once. */
const maxScannedLength = 2000;

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

function says(patterns: typeof refusals, words: string, language: Language): boolean {
  const plain = words.slice(0, maxScannedLength).normalize().replaceAll('’', "'").replace(/\s+/gu, ' ');
  const spoken: LineLanguage[] = [lineLanguageOf(language), 'en'];
  return spoken.some((each) => patterns.get(each)?.test(plain));
}

/** Classifies the speaker in a conference just joined; understands English and `language` if in `lineLanguages`. */
export function conferenceSpeaker(words: string, language: Language): 'refusal' | 'announcement' | 'person' {
  if (says(refusals, words, language)) return 'refusal';
  return words.length > maxHello || says(announcements, words, language) ? 'announcement' : 'person';
}

/** Returns whether an answering machine took the call; understands the same languages. */
export const isMailbox = (words: string, language: Language): boolean => says(mailboxes, words, language);
