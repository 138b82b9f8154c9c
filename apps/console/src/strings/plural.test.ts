import { comparisons as de } from './de/comparisons';
import { comparisons as en } from './en/comparisons';
import { comparisons as es } from './es/comparisons';
import { comparisons as fr } from './fr/comparisons';
import { interview as interviewDe } from './de/interview';
import { interviewsLater as interviewsDe } from './de/interviews-later';
import { shell as shellDe } from './de/shell';
import { interview as interviewEn } from './en/interview';
import { interviewsLater as interviewsEn } from './en/interviews-later';
import { shell as shellEn } from './en/shell';
import { interview as interviewEs } from './es/interview';
import { interviewsLater as interviewsEs } from './es/interviews-later';
import { shell as shellEs } from './es/shell';
import { interview as interviewFr } from './fr/interview';
import { interviewsLater as interviewsFr } from './fr/interviews-later';
import { shell as shellFr } from './fr/shell';

test('a single point is written in the singular in every language', () => {
  const texts = [en, de, es, fr].map((comparisons) => [
    comparisons.shown(1, 1),
    comparisons.shown(2, 2),
    comparisons.shown(1, 2),
  ]);
  expect(texts).toEqual([
    ['1 point', '2 points', '1 of 2 points'],
    ['1 Punkt', '2 Punkte', '1 von 2 Punkten'],
    ['1 punto', '2 puntos', '1 de 2 puntos'],
    ['1 point', '2 points', '1 point sur 2'],
  ]);
});

test('large counts have the separators of the language', () => {
  const digits = (texts: string[]) => texts.map((text) => /[\d.,\s]*\d/.exec(text)?.[0].trim());
  const all = [
    { interviews: interviewsEn, interview: interviewEn, shell: shellEn, large: '12,345' },
    { interviews: interviewsDe, interview: interviewDe, shell: shellDe, large: '12.345' },
    { interviews: interviewsEs, interview: interviewEs, shell: shellEs, large: '12.345' },
    { interviews: interviewsFr, interview: interviewFr, shell: shellFr, large: '12\u202f345' },
  ];
  for (const { interviews, interview, shell, large } of all) {
    const texts = [
      shell.selected(12_345),
      interviews.bulk.progress(12_345, 12_346),
      interviews.bulk.done(12_345, 0),
      interviews.bulk.selectFirst(12_345),
      interviews.bulk.duplicateTitle(12_345),
      interviews.remove.title(12_345),
      interview.find.count(12_345, 12_346, false),
    ];
    expect(digits(texts)).toEqual(texts.map(() => large));
  }
});
