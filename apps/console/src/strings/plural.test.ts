import { comparisons as de } from './de/comparisons';
import { comparisons as en } from './en/comparisons';
import { comparisons as es } from './es/comparisons';
import { comparisons as fr } from './fr/comparisons';

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
