const listed = (first: number, words: string, step = 1): [string, number][] =>
  words.split(' ').map((word, index) => [word, first + index * step]);

const small = new Map([
  ...listed(
    1,
    'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
  ),
  ...listed(1, 'eins zwo'),
]);
const tens = new Map([
  ...listed(20, 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig', 10),
  ['dreissig', 30],
]);

/** Reads one word below one million in lower case, such as "zweihundertfünfzig". */
export function germanNumber(word: string): { value: number; room: number } | undefined {
  if (word === 'ein' || word === 'eins') return undefined;
  const value = belowMillion(word);
  if (value === undefined) return undefined;
  return { value, room: value % 1000 === 0 ? 1000 : value % 100 === 0 ? 100 : 0 };
}

const belowMillion = (word: string) => compound(word, 'tausend', 1000, belowThousand, belowThousand);
const belowThousand = (word: string) => compound(word, 'hundert', 100, belowHundred, belowHundred);

type Read = (word: string) => number | undefined;

function compound(word: string, by: string, times: number, before: Read, after: Read): number | undefined {
  const at = word.indexOf(by);
  if (at < 0) return after(word);
  const rest = word.slice(at + by.length).replace(/^und/u, '');
  const count = at === 0 ? 1 : before(word.slice(0, at));
  const more = rest === '' ? 0 : after(rest);
  return count === undefined || more === undefined ? undefined : count * times + more;
}

function belowHundred(word: string): number | undefined {
  const simple = small.get(word) ?? tens.get(word);
  if (simple !== undefined) return simple;
  const [, unit = '', ten = ''] = /^(\p{L}+?)und(\p{L}+)$/u.exec(word) ?? [];
  const [units, tensOf] = [small.get(unit), tens.get(ten)];
  return units !== undefined && units < 10 && tensOf !== undefined ? units + tensOf : undefined;
}
