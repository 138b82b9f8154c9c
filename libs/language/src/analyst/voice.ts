import { type Language } from '@colloquy/contracts';
import { wordsOf } from '../text/segment';
import { selvesOf } from '../text/grammar';

const own: Partial<Record<Language, ReadonlySet<string>>> = {
  en: new Set("i i'm i've i'd i'll my me mine he she his her him".split(' ')),
  es: new Set('yo mi mis me conmigo'.split(' ')),
  fr: new Set("je j'ai j'étais mon ma mes moi me il elle".split(' ')),
  de: new Set('ich mein meine meinen meinem mich mir er'.split(' ')),
};

const joint: Partial<Record<Language, RegExp>> = {
  en: /^(?:we|we're|we've|we'd|we'll|our|ours|us)$/u,
  es: /^(?:nos|nosotros|nosotras|nuestr\p{L}+|\p{L}{2,}(?:amos|emos|imos))$/u,
  fr: /^(?:nous|notre|nos|on)$/u,
  de: /^(?:wir|uns|unser\p{L}*)$/u,
};

const acting: Partial<Record<Language, RegExp>> = {
  en: /^(?:i|we)(?:'(?:m|re|ve|d|ll))?$/u,
  es: /^(?:yo|nosotros|nosotras|[^áéíóú]{2,}(?:amos|emos|imos))$/u,
  fr: /^(?:je|j'\p{L}+|on|nous)$/u,
  de: /^(?:ich|wir)$/u,
  it: /^(?:io|noi|\p{L}{2,}iamo)$/u,
  pt: /^(?:eu|nós|[^áéíóúâêô]{2,}(?:amos|emos|imos))$/u,
  nl: /^(?:ik|wij|we)$/u,
};

const offering: Partial<Record<Language, RegExp>> = {
  en: /^(?:our|ours|us)$/u,
  es: /^(?:nos|nuestr\p{L}+)$/u,
  fr: /^(?:notre|nos)$/u,
  de: /^(?:uns|unser\p{L}*)$/u,
  it: /^(?:ci|nostr\p{L}+)$/u,
  pt: /^(?:nos|noss\p{L}+)$/u,
  nl: /^(?:ons|onze)$/u,
};

const count = (text: string, those: RegExp | undefined, language: Language): number =>
  wordsOf(text.toLowerCase().replaceAll('’', "'"), language).filter((word) => those?.test(word) === true)
    .length;

export const actionsOf = (text: string, language: Language): number =>
  count(text, acting[language], language);

export const offers = (text: string, language: Language): boolean =>
  count(text, offering[language], language) > 0;

export const speaksForOthers = (text: string, language: Language): boolean =>
  wordsOf(text.toLowerCase(), language).some(
    (word) => joint[language]?.test(word.replaceAll('’', "'")) === true,
  );

export const speaksOfSelf = (text: string, language: Language): boolean =>
  wordsOf(text.toLowerCase().replaceAll('’', "'"), language).some(
    (word) => selvesOf(language)?.has(word) === true,
  );

export const takesPart = (text: string, language: Language): boolean =>
  speaksOfSelf(text, language) || actionsOf(text, language) > 0 || offers(text, language);

/** First-person words in excess, relative to all words, at which a story may be and surely is about the speaker. */
const surplus = { from: 0.03, to: 0.09 };

/** Rates from 0 to 1 how much a text is about individuals rather than the speaker's organisation; 0 without tables. */
export function privateVoice(text: string, language: Language): number {
  const words = wordsOf(text.toLowerCase().replaceAll('’', "'"), language);
  const [mine, ours] = [own[language], joint[language]];
  if (!mine || !ours || words.length === 0) return 0;
  const share = (those: (word: string) => boolean) => words.filter(those).length / words.length;
  const more = share((word) => mine.has(word)) - share((word) => ours.test(word));
  return Math.min(1, Math.max(0, (more - surplus.from) / (surplus.to - surplus.from)));
}
