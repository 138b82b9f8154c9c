import { type Language } from '@colloquy/contracts';
import { dateSpansIn } from './dates';

const datesOf = (text: string, language: Language) =>
  dateSpansIn(text, language).map(({ from, to }) => text.slice(from, to));

test.each<[Language, string, string[]]>([
  ['en', 'We plant on Monday in April and may harvest in September.', ['Monday', 'April', 'September']],
  ['cs', 'Odstávka není v dubnu, začíná v květnu, ve středu.', ['dubnu', 'květnu', 'středu']],
  ['fi', 'Hernekeitto ei ole keskiviikkona vaan torstaina.', ['keskiviikkona', 'torstaina']],
  ['hu', 'Szerdán jön a toll, januárban pénteken.', ['Szerdán', 'januárban', 'pénteken']],
  ['uk', 'Приймаємо у вівторок, а в березні ще й у середу.', ['вівторок', 'березні', 'середу']],
  ['pl', 'Nie w marcu, tylko w sierpniu, w każdy piątek.', ['marcu', 'sierpniu', 'piątek']],
  ['ko', '연마는 화요일에 합니다.', ['화요일']],
  ['ja', '点検は火曜日に行います。', ['火曜日']],
  ['zh', '车队星期二出发。', ['星期二']],
])('names of days and months are found in any case (%s): %s', (language, text, dates) => {
  expect(datesOf(text, language)).toEqual(dates);
});

test('a word that only begins like a month is none', () => {
  expect(datesOf('The marching band augments itself.', 'en')).toEqual([]);
  expect(datesOf('A martonvásári telep', 'hu')).toEqual([]);
});
