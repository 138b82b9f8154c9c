/** Endings in which words of the same stem may differ, whatever the language; compared without diacritics. */
const endings = new Set(
  `s es e ed d en er ers em n ern ing ings ion ions ier iers y ies ly al a as o os i ie ia u ul uri le lor ului
  om ami ach ow owi ych ym ego ej et ar or na erna arna ene ta ja sta ssa lla lle in ok ek ak ban ben nak nek
  lar ler lari leri de da den dan imiz iniz sı kan nya
  а ы и у е ой ом ам ами ах ов ев ей я ю ь ям ями ях ого ему ыи ая ое ые ых им та те то
  ο η α ος ου ες ων εις ης ας`.split(/\s+/),
);
const shortScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const hangul = /\p{Script=Hangul}/u;

/** Normalises a word for comparison: lower case, without diacritics and without attached articles and particles. */
export function plainWord(word: string): string {
  const plain = word
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u0652]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/^(?:l|d|qu|j|n|s|c|m|t)['’]|['’]s$/g, '');
  if (hangul.test(plain)) return plain.replace(/(?<=.{2})(?:[이가을를은는의에도로와과]|에서|으로)$/u, '');
  return plain.replace(/^(?:و|ب|ل|ف)?ال(?=.{3})/u, '');
}

/** The words are equal in at least four letters and differ only in usual endings, shorter ones only in a plural s. */
export function sameWord(one: string, other: string): boolean {
  if (one === other) return true;
  if (shortScript.test(one)) return other.includes(one);
  let common = 0;
  while (common < one.length && one[common] === other[common]) common += 1;
  const rests = [one.slice(common), other.slice(common)];
  if (common < 4) return common >= 2 && rests.includes('') && rests.includes('s');
  // the letters before the difference may belong to the ending: budget-ed, budget-ing
  for (let stem = common; stem >= 4; stem -= 1) {
    const [left, right] = [one.slice(stem), other.slice(stem)];
    if ((left === '' || endings.has(left)) && (right === '' || endings.has(right))) return true;
  }
  return false;
}
