const digits = '〇一二三四五六七八九';
const units: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const myriads: Readonly<Record<string, number>> = {
  万: 10_000,
  萬: 10_000,
  億: 100_000_000,
  亿: 100_000_000,
};

const numerals = /[〇零一二三四五六七八九两十百千万萬億亿]+/gu;

export const hanNumbersIn = (text: string): { start: number; end: number; value: number; text: string }[] =>
  [...text.matchAll(numerals)].flatMap(({ 0: written, index }) => {
    // "42万" is read with its figure
    if (/\d$/u.test(text.slice(0, index))) return [];
    return [{ start: index, end: index + written.length, value: valueOf(written), text: written }];
  });

function valueOf(written: string): number {
  const plain = written.replaceAll('零', '〇').replaceAll('两', '二');
  if (!/[十百千万萬億亿]/u.test(plain))
    return Number([...plain].map((each) => digits.indexOf(each)).join(''));
  let [sum, group, digit] = [0, 0, 0];
  for (const each of plain) {
    const [unit, myriad] = [units[each], myriads[each]];
    if (unit !== undefined) {
      group += (digit || 1) * unit;
      digit = 0;
    } else if (myriad !== undefined) {
      sum += (group + digit || 1) * myriad;
      [group, digit] = [0, 0];
    } else digit = digits.indexOf(each);
  }
  return sum + group + digit;
}
