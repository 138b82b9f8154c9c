import { type Language, languages } from '@colloquy/contracts';
import { figureSpansIn } from './facts';
import { allNumberWords } from './number-words';

test.each<[Language, string]>([
  ['cs', 'dvacet pět'],
  ['uk', 'п’ятдесят два'],
  ['ru', 'сорока восьми'],
  ['fi', 'kaksikymmentäviisi'],
  ['hu', 'huszonöt'],
  ['da', 'femogtyve'],
  ['ro', 'patruzeci și cinci'],
  ['el', 'τριακόσια είκοσι'],
  ['ar', 'خمسة وأربعون'],
  ['hi', 'पैंतालीस'],
  ['ko', '이백이십'],
  ['id', 'dua puluh lima'],
])('a number in words is one figure (%s): %s', (language, figure) => {
  const said = `x ${figure}, x`;
  expect(figureSpansIn(said, language)).toEqual([{ figure, from: 2, to: 2 + figure.length }]);
});

test.each<[Language, string]>([
  ['fi', 'kaksintaistelu'],
  ['vi', 'năm ngoái'],
  ['ko', '사이에 이사를 이만 했다'],
  ['cs', 'stodola'],
])('a word that begins like a number is none (%s): %s', (language, text) => {
  expect(figureSpansIn(text, language)).toEqual([]);
});

// a pattern that could cut these texts in any number of ways would not end
test.each(languages)('an endless compound of number words is no figure (%s)', (language) => {
  const words = [...(allNumberWords[language] ?? [])].filter((word) => /^\p{L}+$/u.test(word));
  const compounds = [...words.map((word) => word.repeat(60)), words.join('').repeat(3)];
  expect(compounds.flatMap((text) => figureSpansIn(`${text}x`, language))).toEqual([]);
});
