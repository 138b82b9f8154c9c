import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { folded } from '../text/facts';
import { acquaintancesIn, familyIn, isFunctionWord, ownIn } from '../text/grammar';
import { type Words } from './private-words';

const own: Words = { pl: 'mój|moja|mojego|mojej|nasz|nasza|naszego|naszej|mojemu' };

const acquaintances: Words = {
  pl: 'koleg\\p{L}+|koleżan\\p{L}+|szef\\p{L}*|kierownik\\p{L}*|kierowniczk\\p{L}+|asystent\\p{L}*|brat\\p{L}*|siostr\\p{L}+|żon\\p{L}+|mąż|sąsiad\\p{L}*|szwagier|szwagr\\p{L}+',
};

/** Articles and pronouns that single out one person or thing. */
const definite: Words = {
  en: 'the|his|her|their',
  de: 'der|die|den|dem|sein|seine|ihr|ihre',
  es: 'el|la|al|su',
  fr: "le|la|l['’]|au|son|sa",
  it: "il|lo|la|l['’]|al|alla|suo|sua",
  pt: 'o|a|ao|à|seu|sua',
  nl: 'de|zijn|haar',
};

/** Verbs of a subject in the plural, where the article does not tell. */
const plurals: Words = {
  en: 'are|were|have',
  de: 'sind|waren|haben|hatten|werden|wurden',
  nl: 'zijn|waren|hebben|hadden|worden|werden',
};

/** A noun in the singular that opens a sentence, in languages without articles. */
const bare: Words = { pl: '\\p{L}{2,}[^\\P{L}yie] ' };

/** Relatives of a third person: "the foreman's wife", "his daughter"; `%` stands for the words for relatives. */
const possessed: Words = {
  en: "(?:(?:the|our|my) (?:[\\p{L}-]+ ){0,2}\\p{L}+['’]s?|\\p{Lu}\\p{L}+['’]s|his|her) (?:%)",
  de: '(?:seine[rmn]?|sein) (?:%)|(?:die|der|dem|den) (?:%) (?:des|der|vom|von|unsere[rs]|meine[rs])',
  es: '(?:el|la|al) (?:%) (?:del?|de la|de nuestr\\p{L}|de mi)(?= \\p{L})',
  fr: "(?:le|la|au) (?:%) (?:du|de la|de notre|de mon|de l['’]\\p{L}+|d['’]\\p{L}+)",
  it: '(?:il|la|lo|al|alla) (?:%) (?:del|della|dello|di nostr\\p{L}|di mi\\p{L})|(?:su[oa]) (?:%)',
  pt: '(?:o|a|ao|à) (?:%) (?:do|da|de nosso|de meu)',
  nl: '(?:zijn) (?:%)|(?:de) (?:%) van (?:de|onze|mijn|het)',
};

/** A word for one of several people with the name after it: "Un istruttore, Ivano, ...". */
const apposition: Words = {
  en: 'an?|one of (?:the|our|my) (?:\\p{L}+ )?|one of|one',
  de: 'eine?|eine[rs] (?:der|unserer|meiner|von (?:den|unseren))|eine[rs]? von',
  es: 'una?|un[oa] de (?:los|las|nuestr[oa]s|mis)|un[oa] de',
  fr: "une?|l'une? (?:des|de nos)|une? de (?:nos|mes)|(?:l')?une? d['’]entre|(?:l')?une? d['’](?=e)",
  it: 'una?|un[oa] (?:dei|degli|delle|dei nostri|delle nostre)|un[oa] di',
  pt: 'uma?|uma? (?:dos|das)(?: noss[oa]s)?',
  nl: 'een|een van (?:de|onze)',
  pl: '(?:jeden|jedna) z (?:naszych )?',
};

interface Patterns {
  /** One person whom the speaker knows, also without a name. */
  acquaintance: RegExp;
  relative: RegExp;
  kin: RegExp;
  possessed: RegExp;
  mine: RegExp;
  ours: RegExp;
  /** "The" somebody or something opens the sentence. */
  single: RegExp;
  /** "A driver, Ivo, ...". */
  oneOf: RegExp;
  /** "The night manager, Ivo, ...". */
  called: RegExp;
}

const patterns = new Map<Language, Patterns>();
const never = '(?!)';

export const wholeWords = (alternatives: string | undefined): string =>
  `(?<![\\p{L}\\p{M}])(?:${alternatives || never})(?![\\p{L}\\p{M}])`;

const before = (articles: string | undefined): string =>
  `(?<![\\p{L}\\p{M}])(?:${articles ?? never})(?:[ -]|(?<=['’]))`;

/** Returns alternatives of a regular expression: the words for "my" and "our", and for "the". */
export const articlesOf = (language: Language): string =>
  [ownIn(language) || own[language], definite[language]].filter(Boolean).join('|') || never;

/** The words for "my" begin with an m in all languages of the table. */
const isMine = (word: string) => word.startsWith('m');

function patternsOf(language: Language): Patterns {
  const known = patterns.get(language);
  if (known) return known;
  const pattern = (source: string) => new RegExp(source, 'iu');
  const persons = acquaintancesIn(language) || (acquaintances[language] ?? never);
  const [one, relatives] = [articlesOf(language), familyIn(language) || never];
  const personOf = (those: string) => pattern(`${before(one)}(?:\\p{L}+ ){0,2}?${wholeWords(those)}`);
  const owners = (ownIn(language) || (own[language] ?? never)).split('|');
  const made = {
    acquaintance: personOf(persons),
    relative: personOf(relatives),
    kin: pattern(wholeWords(relatives)),
    possessed: pattern(wholeWords(possessed[language]?.replaceAll('%', relatives))),
    mine: pattern(`${before(owners.filter(isMine).join('|') || never)}\\p{L}`),
    ours: pattern(`${before(owners.join('|'))}\\p{L}`),
    single: pattern(
      `^(?:\\p{L}{1,4},? )?(?:${before(definite[language])}(?!(?:[\\p{L}-]+ ){1,4}${wholeWords(plurals[language])})\\p{L}|${bare[language] ?? never})`,
    ),
    oneOf: new RegExp(
      `(?<!\\p{L})(?:${apposition[language] ?? never}) ?\\p{L}{4,}(?: \\p{L}+){0,3}, (?<name>[A-ZÀ-Ž]\\p{Ll}{2,}),`,
      'u',
    ),
    called: pattern(
      `(?<!\\p{L})(?:${one}) (?:\\p{L}+ ){0,2}?(?:${persons})(?: \\p{L}+){0,3}, (?<name>\\p{L}{3,}),`,
    ),
  };
  patterns.set(language, made);
  return made;
}

export const namesRelative = (text: string, language: Language): boolean =>
  patternsOf(language).relative.test(text);

export const namesMine = (text: string, language: Language): boolean => patternsOf(language).mine.test(text);

/** Returns whether a sentence names one person or thing: "our driver", or "the driver" as its first words. */
export const namesOne = (sentence: string, language: Language): boolean =>
  patternsOf(language).ours.test(sentence) || patternsOf(language).single.test(sentence);

/**
 * Returns the words for single persons whom the speaker knows: "my brother", or "one of the drivers, Ivo,".
 * @param known folded texts in which the names of the expert and of the subject occur
 */
export function individualsIn(sentence: string, known: string, language: Language): string[] {
  const { acquaintance, possessed, kin } = patternsOf(language);
  const found = [
    namedOneIn(sentence, known, language),
    possessed.exec(sentence)?.[0],
    acquaintance.exec(sentence)?.[0],
  ].filter((words) => words !== undefined);
  return found.length === 0 && namesOne(sentence, language) ? [...(kin.exec(sentence) ?? [])] : found;
}

/** Returns the words by which a sentence names one of several people: "one of the drivers, Ivo,". */
export function namedOneIn(sentence: string, known: string, language: Language): string | undefined {
  const isOther = (name = '') => /^\p{Lu}/u.test(name) && !known.includes(folded(name));
  const uncapitalised = sentence.charAt(0).toLowerCase() + sentence.slice(1);
  const { called, oneOf } = patternsOf(language);
  return [called.exec(sentence), oneOf.exec(uncapitalised)].find((found) =>
    isOther(found?.groups?.['name']),
  )?.[0];
}

/** "Sabine aus der Buchhaltung": a capital before a preposition or a verb, where a noun would follow an article. */
export function opensWithName(sentence: string, language: Language): boolean {
  if (openingNames[language]?.test(sentence) === true) return true;
  // elsewhere nouns without an article are plurals or rare
  const first = /^(?<word>\p{Lu}\p{Ll}{2,}),? \p{Ll}/u.exec(sentence)?.groups?.['word'] ?? '';
  const isBare = ['en', 'es', 'fr', 'it', 'pt'].includes(language) && first !== '' && !/s$/u.test(first);
  return isBare && contentWords(first, language).length > 0 && !isFunctionWord(first.toLowerCase(), language);
}

/** In Portuguese and Italian, given names have an article. */
const openingNames: Partial<Record<Language, RegExp>> = {
  de: /^(?:Und |Aber )?\p{Lu}\p{Ll}+ (?:aus|von|vom|im|in|ist|hat|war)(?!\p{L})/u,
  pt: /^(?:O|A) \p{Lu}\p{Ll}+(?=[ ,]+\p{Ll})/u,
  it: /^(?:Il|La|L['’]) ?\p{Lu}\p{Ll}+(?=[ ,]+\p{Ll})/u,
};
