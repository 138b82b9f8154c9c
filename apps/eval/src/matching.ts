/**
 * Returns whether a text contains a stem of each group. Groups are separated by spaces, stems by `/`; `_` is a space. A
 * number matches as a whole, a stem of one or two letters as a word (before a particle in Hangul), others at the start of a word or, in languages
 * that do not put spaces around stems, anywhere.
 */
export function matches(given: string, terms: string): boolean {
  const text = normalised(given);
  return terms.split(' ').every((group) => group.split('/').some((stem) => contains(text, normalised(stem))));
}

const normalised = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('\u0307', '') // the dot of a Turkish capital I
    .replaceAll('_', ' ')
    .replaceAll('’', "'")
    .replace(/n't\b/g, ' not')
    .replace(/(?<=(?<!\d)\d{1,3}(?:[.,' ]\d{3})*)[.,' ](?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d),(?=\d)/g, '.');

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Arabic}]/u;

function contains(text: string, stem: string): boolean {
  const literal = stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (/^[\d.]+$/.test(stem)) return new RegExp(`(?<![\\d.])${literal}(?!\\d|\\.\\d)`).test(text);
  if (unspaced.test(stem)) return text.includes(stem);
  const end = stem.length <= 2 && !/\p{Script=Hangul}/u.test(stem) ? '(?![\\p{L}\\d])' : '';
  return new RegExp(`(?<![\\p{L}\\d])${literal}${end}`, 'u').test(text);
}
