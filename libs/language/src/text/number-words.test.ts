import { type Language, languages } from '@colloquy/contracts';
import { figureRunsIn, figureSpansIn } from './facts';
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

test.each<[Language, string, string[]]>([
  ['en', 'between thirty and eighty, a hundred and ten at most', ['thirty', 'eighty', 'hundred and ten']],
  ['es', 'entre treinta y cuarenta, a veces treinta y cuatro', ['treinta', 'cuarenta', 'treinta y cuatro']],
  ['fr', 'entre trente et quatre-vingts', ['trente', 'quatre-vingts']],
  [
    'pt',
    'entre trinta e quarenta, cento e dez ou trinta e dois',
    ['trinta', 'quarenta', 'cento e dez', 'trinta e dois'],
  ],
  ['ro', 'între treizeci și patruzeci, treizeci și cinci', ['treizeci', 'patruzeci', 'treizeci și cinci']],
  ['nl', 'tussen twintig en dertig, honderd en tien', ['twintig', 'dertig', 'honderd en tien']],
  ['sv', 'mellan trettio och åttio', ['trettio', 'åttio']],
  ['ru', 'между двадцатью и тридцатью', ['двадцатью', 'тридцатью']],
  ['bg', 'двадесет и пет до тридесет', ['двадесет и пет', 'тридесет']],
])('a word joins the parts of one number, not two numbers (%s): %s', (language, text, figures) => {
  expect(figureRunsIn(text, language)).toEqual(figures);
});
