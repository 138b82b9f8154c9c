import { type Language } from '@colloquy/contracts';
import { folded } from '../text/facts';
import { namesAcquaintance, wordsForPersons } from './private-facts';

type Words = Partial<Record<Language, string>>;

/** A word for one of several people with the name behind it: "Un istruttore, Ivano, ...". */
const apposition: Words = {
  en: 'an?|one of (?:the|our|my) (?:\\p{L}+ )?',
  de: 'eine?|eine[rs] (?:der|unserer|meiner|von (?:den|unseren))',
  es: 'una?|un[oa] de (?:los|las|nuestr[oa]s|mis)',
  fr: "une?|l'une? (?:des|de nos)|une? de (?:nos|mes)",
  it: 'una?|un[oa] (?:dei|degli|delle|dei nostri|delle nostre)',
  pt: 'uma?|uma? (?:dos|das)(?: noss[oa]s)?',
  nl: 'een|een van (?:de|onze)',
  pl: '(?:jeden|jedna) z (?:naszych )?',
};

/** "My" before a noun that opens a sentence and does something; "my view is that ..." tells no story. */
const mine: Words = {
  en: 'my \\p{L}+ (?!is|was|and|or)\\p{L}+(?:s|ed|n|t|e|w)',
  de: 'meine? (?!(?:\\p{L}+ )?(?:ist|war|und|nach)(?!\\p{L}))\\p{L}+ \\p{L}+(?:t|te)',
  es: 'mi \\p{L}+ (?!es|era|y|de)\\p{L}+',
  fr: '(?:mon|ma) \\p{L}+ (?!est|était|et|de|c.est)\\p{L}+',
  it: '(?:il|la) mi[oa] \\p{L}+ (?!è|era|e|di)\\p{L}+',
  pt: '(?:o meu|a minha) \\p{L}+ (?!é|era|e|de|do|da)\\p{L}+',
  nl: 'mijn \\p{L}+ (?!is|was|en|van)\\p{L}+',
  pl: '(?:mój|moja) \\p{L}+ (?!jest|był|była|to|i)\\p{L}+',
};

/** "They say": what is told of a person is hearsay. */
const hearsay: Words = {
  en: 'they say|people say|(?:it is|is|are) said|rumou?r has it|apparently|reportedly',
  de: 'man (?:sagt|erzählt|munkelt)|heißt es|es heißt|angeblich|soll',
  es: 'dicen|se dice|se comenta|por lo visto|al parecer',
  fr: "dit-on|on dit|paraît-il|il paraît|à ce qu['’]on dit",
  it: 'si dice|dicono|pare che|a quanto pare',
  pt: 'dizem|diz-se|consta|pelos vistos',
  nl: 'zeggen ze|men zegt|naar verluidt|schijnt',
  pl: 'podobno|mówią|ponoć',
};

interface Patterns {
  /** "A driver, Ivo, ...". */
  oneOf: RegExp;
  /** "The night manager, Ivo, ...". */
  called: RegExp;
  /** Something or somebody of the speaker opens the sentence. */
  mine: RegExp;
  hearsay: RegExp;
}

const patterns = new Map<Language, Patterns>();

function patternsOf(language: Language): Patterns {
  const known = patterns.get(language);
  if (known) return known;
  const { persons, one } = wordsForPersons(language);
  const made = {
    oneOf: new RegExp(
      `(?<!\\p{L})(?:${apposition[language] ?? '(?!)'}) ?\\p{L}{4,}, (?<name>[A-ZÀ-Ž]\\p{Ll}{2,}),`,
      'u',
    ),
    called: new RegExp(
      `(?<!\\p{L})(?:${one}) (?:\\p{L}+ ){0,2}?(?:${persons || '(?!)'})(?: \\p{L}+){0,3}, (?<name>\\p{L}{3,}),`,
      'iu',
    ),
    mine: new RegExp(`^(?:\\p{L}{1,4},? )?(?:${mine[language] ?? '(?!)'})(?!\\p{L})`, 'iu'),
    hearsay: new RegExp(`(?<!\\p{L})(?:${hearsay[language] ?? '(?!)'})(?!\\p{L})`, 'iu'),
  };
  patterns.set(language, made);
  return made;
}

/** Returns whether a sentence is about one of several people, whom it names, and who does not belong to the interview. */
export function namesOneOf(sentence: string, known: string, language: Language): boolean {
  const called = patternsOf(language).called.exec(sentence)?.groups?.['name'] ?? '';
  if (/^\p{Lu}/u.test(called) && !known.includes(folded(called))) return true;
  const uncapitalised = sentence.charAt(0).toLowerCase() + sentence.slice(1);
  const name = patternsOf(language).oneOf.exec(uncapitalised)?.groups?.['name'];
  return name !== undefined && !known.includes(folded(name));
}

/** Returns whether a sentence tells hearsay of somebody whom the speaker knows. */
export const tellsHearsay = (sentence: string, language: Language): boolean =>
  patternsOf(language).hearsay.test(sentence) && namesAcquaintance(sentence, language);

/** "Our driver was picked up": something that happened to somebody or something of the speaker's. */
const happenedToOurs =
  /^(?:\p{L}{1,4},? )?our \p{L}+ (?:was|is|has|had|got) (?:\p{L}+ )?\p{L}+(?:ed|en|ing)(?!\p{L})/iu;

/** "Sunita at the second bench has ...": a capital before a place and a verb in the singular. */
const nameInPlace =
  /^\p{Lu}\p{Ll}{2,} (?:at|in|on|from) (?:the|our) (?:\p{L}+ ){1,3}(?:has|is|was|had)(?!\p{L})/u;

/**
 * Returns whether a sentence is about one person whom the speaker knows: "my partner", "the old fitter ... his locker" in English, or
 * anything of the speaker that opens the sentence.
 */
export const tellsOfIndividual = (sentence: string, language: Language): boolean =>
  namesAcquaintance(sentence, language) ||
  patternsOf(language).mine.test(sentence) ||
  (language === 'en' && (happenedToOurs.test(sentence) || nameInPlace.test(sentence))) ||
  (language === 'en' && /(?<!\p{L})(?:the|our|my) .*(?<!\p{L})(?:his|her|he|she)(?!\p{L})/iu.test(sentence));
