import { type Language } from '@colloquy/contracts';

type Values = ReadonlyMap<string, number>;

const from = (first: number, words: string, step = 1): [string, number][] =>
  words.split(' ').map((word, index) => [word, first + index * step]);

/** Values of number words, in lower case; numbers up to 1 are left out, because they are also articles. */
const values: Partial<Record<Language, Values>> = {
  en: new Map([
    ...from(
      2,
      'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    ),
    ...from(20, 'twenty thirty forty fifty sixty seventy eighty ninety', 10),
    ['hundred', 100],
    ['thousand', 1000],
  ]),
  de: new Map([
    ...from(
      2,
      'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    ),
    ...from(20, 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig', 10),
    ['hundert', 100],
    ['tausend', 1000],
  ]),
  es: new Map([
    ...from(2, 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis'),
    ...from(20, 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien', 10),
    ['mil', 1000],
  ]),
  fr: new Map([
    ...from(2, 'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'),
    ...from(20, 'vingt trente quarante cinquante soixante', 10),
    ['cent', 100],
    ['mille', 1000],
  ]),
};

const multipliers = new Map<Language, Values>();

/** Returns words such as "million" with their values, as the language writes large numbers. */
export function multipliersOf(language: Language): Values {
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
    }
  multipliers.set(language, found);
  return found;
}

/** Returns the value of a number word; undefined if it is none, or its language has no table. */
export const spokenValueOf = (word: string, language: Language): number | undefined =>
  values[language]?.get(word.toLowerCase());

/** Returns whether the number words of a language have values. */
export const knowsSpokenValues = (language: Language): boolean => values[language] !== undefined;
