import { type Language } from '@colloquy/contracts';
import { germanNumber } from './german-numbers';

export type NumberWord =
  | {
      value: number;
      /** Smaller numbers may follow and are added, such as 10 after "twenty". */
      room: number;
      /** Smallest number that may follow; default 1. */
      from?: number;
      /** Counts only inside a number, because the word is also an article. */
      isArticle?: true;
    }
  | { times: number };

interface Spoken {
  words: ReadonlyMap<string, NumberWord>;
  /** Between hundreds and the rest, or between tens and units. */
  and: string;
  /** Whether `and` stands after tens; otherwise after hundreds. */
  andAfterTens: boolean;
  articlesFollow: boolean;
  points: readonly string[];
  between: string;
  /** Before a hundred or thousand that is not exact. */
  vague: RegExp;
  fraction: RegExp;
  /** "per" in "per cent" at the end of a text. */
  per?: RegExp;
}

const from = (first: number, words: string, room = 0, step = 1): [string, NumberWord][] =>
  words.split(' ').map((word, index) => [word, { value: first + index * step, room }]);
const articles = (words: string): [string, NumberWord][] =>
  words.split(' ').map((word) => [word, { value: 1, room: 0, isArticle: true }]);
const hundred = (words: string): [string, NumberWord][] =>
  words.split(' ').map((word) => [word, { times: 100 }]);

const spoken: Partial<Record<Language, Spoken>> = {
  en: {
    words: new Map([
      ...articles('one'),
      ...from(
        2,
        'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
      ),
      ...from(20, 'twenty thirty forty fifty sixty seventy eighty ninety', 10, 10),
      ...hundred('hundred'),
    ]),
    and: 'and',
    andAfterTens: false,
    articlesFollow: false,
    points: ['point'],
    between: 'between',
    vague: /\b(?:several|few|couple|couple of|many|some|half(?: an?)?|quarters?(?: of an?)?)\s$/u,
    fraction:
      /^(?:\sand (?:a|one) half|[\s-](?:half|halves|thirds?|quarters?|fifths?|odd)|-(?:first|second|fourth|sixth|seventh|eighth|ninth))(?!\p{L})/u,
  },
  de: {
    words: new Map([...articles('ein eine einen einer'), ...hundred('hundert')]),
    and: 'und',
    andAfterTens: false,
    articlesFollow: false,
    points: ['komma'],
    between: 'zwischen',
    vague: /(?<!\p{L})(?:einige|mehrere|paar|viele|halbe|anderthalb|\p{L}*einhalb)\s$/u,
    fraction: /^\s(?:drittel|viertel|fünftel|einhalb|und eine? halbe?)(?!\p{L})/u,
  },
  es: {
    words: new Map([
      ...articles('un uno una'),
      ...from(
        2,
        'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
      ),
      ...from(20, 'veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete'),
      ...from(28, 'veintiocho veintinueve'),
      ...from(21, 'veintiún'),
      ...from(30, 'treinta cuarenta cincuenta sesenta setenta ochenta noventa', 10, 10),
      ...from(100, 'cien'),
      ...from(100, 'ciento doscientos trescientos cuatrocientos quinientos', 100, 100),
      ...from(600, 'seiscientos setecientos ochocientos novecientos', 100, 100),
      ...from(200, 'doscientas trescientas cuatrocientas quinientas', 100, 100),
      ...from(600, 'seiscientas setecientas ochocientas novecientas', 100, 100),
    ]),
    and: 'y',
    andAfterTens: true,
    articlesFollow: true,
    points: ['coma', 'punto'],
    between: 'entre',
    vague: /(?<!\p{L})(?:varios|varias|pocos|pocas|medio)\s$/u,
    fraction: /^\s(?:tercios?|cuartos?|quintos?|y medi[oa])(?!\p{L})/u,
    per: /(?<!\p{L})por\s$/u,
  },
  fr: {
    words: new Map([
      ...articles('un une'),
      ...from(2, 'deux trois quatre cinq six sept huit neuf'),
      ['dix', { value: 10, room: 10, from: 7 }],
      ...from(11, 'onze douze treize quatorze quinze seize'),
      ...from(20, 'vingt trente quarante cinquante', 10, 10),
      ['vingts', { value: 20, room: 0 }],
      ['soixante', { value: 60, room: 20 }],
      ...from(70, 'septante huitante nonante', 10, 10),
      ...from(80, 'octante', 10),
      ...hundred('cent cents'),
    ]),
    and: 'et',
    andAfterTens: true,
    articlesFollow: true,
    points: ['virgule'],
    between: 'entre',
    vague: /(?<!\p{L})(?:quelques|plusieurs|demi)\s$/u,
    fraction: /^\s(?:tiers|quarts?|cinquièmes?|et demie?)(?!\p{L})/u,
    per: /(?<!\p{L})pour\s$/u,
  },
};

const multipliers = new Map<Language, ReadonlyMap<string, number>>();

export function multipliersOf(language: Language): ReadonlyMap<string, number> {
  const known = multipliers.get(language);
  if (known) return known;
  const found = new Map<string, number>();
  const format = new Intl.NumberFormat(language, { notation: 'compact', compactDisplay: 'long' });
  for (const first of [1, 2, 5])
    for (let exponent = 3; exponent <= 12; exponent += 1) {
      const amount = first * 10 ** exponent;
      const parts = format.formatToParts(amount);
      const word = parts.find(({ type }) => type === 'compact')?.value.toLowerCase();
      const digits = parts.flatMap(({ type, value }) => (type === 'integer' ? value : [])).join('');
      if (word && /^[0-9]+$/u.test(digits)) found.set(word, amount / Number(digits));
      if (word && digits === '') found.set(word, amount / first);
    }
  multipliers.set(language, found);
  return found;
}

export const spokenOf = (language: Language): Spoken | undefined => spoken[language];

export function numberWordOf(word: string, language: Language): NumberWord | undefined {
  const known = spoken[language]?.words.get(word);
  if (known) return known;
  const times = multipliersOf(language).get(word);
  if (times !== undefined) return { times };
  return language === 'de' ? germanNumber(word) : undefined;
}

export const knowsSpokenValues = (language: Language): boolean => spoken[language] !== undefined;
