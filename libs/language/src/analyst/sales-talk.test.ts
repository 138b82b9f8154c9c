import { type Language } from '@colloquy/contracts';
import { type AnalysisTurn } from './analyst';
import { toldOf } from './an-answered-interview';
import { salesTalkIn } from './sales-talk';

const turnsOf = (...texts: readonly string[]): AnalysisTurn[] =>
  texts.map((text, index) => ({ id: `e${index}`, role: 'user', text, timestampSecs: index }));

const number = (texts: readonly string[], recurring: readonly string[], language: Language = 'en') =>
  salesTalkIn(turnsOf(...texts), recurring, language).size;

test('an expert who answers with what customers get from a product sells', () => {
  const said = [
    'Growers who rely on our Fieldlight lamps harvest nine days earlier, that is what Fieldlight is for.',
    'Energy is a worry for them. With our subscription it falls by 31 percent.',
    'People that came to us from the old lamps stay, and Fieldlight pays for itself.',
  ];
  expect(number(said, ['fieldlight'])).toBe(3);
  expect(
    toldOf([
      ['How do you light your crops?', said[0] ?? ''],
      ['What does energy cost you?', said[1] ?? ''],
      ['Why do pickers leave?', said[2] ?? ''],
    ]),
  ).not.toMatch(/nine days|31 percent|pays for itself/);
});

test('the same holds in other languages', () => {
  const said = [
    'Wer unsere Lösung Blattwerk nutzt, spart jeden Tag zwei Stunden.',
    'Die Kosten sinken mit unserem Tarif um ein Drittel, und Blattwerk meldet sich von allein.',
    'Betriebe, die zu uns gewechselt sind, bleiben bei Blattwerk.',
  ];
  expect(number(said, ['blattwerk'], 'de')).toBe(3);
});

test('an expert who tells what the own company does with a supplier of that name does not sell', () => {
  const said = [
    'We buy our lamps from Fieldlight, because they answer within a day.',
    'We paid 40,000 for the first hall and our bill fell by a fifth.',
    'I lost two pickers to the warehouse, and we pay a bonus since then.',
  ];
  expect(number(said, ['fieldlight'])).toBe(0);
});
