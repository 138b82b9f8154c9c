import { matches } from './matching';

describe('matching of a statement', () => {
  test.each([
    ['Flour costs 390 euros.', '390 flour'],
    ['They buy 1,350 knees a year.', '1350 knee'],
    ['Call 612 345 678.', '612345678'],
    ['In 2022 300 people came.', '2022 300'],
    ['Sie kaufen 1.350 Prothesen.', '1350'],
    ['The price is 4,25 euros.', '4.25'],
    ['About thirty-five percent', 'thirty-five/35'],
    ['A three-year contract', 'three/3 year'],
    ['They did not pay.', 'not/never pay'],
    ["They don't pay.", 'not pay'],
    ['The vassoio unico helps.', 'vassoio_unico'],
    ['クリンカーの35パーセント', '35 クリンカー'],
    ['ترفض شحنة واحدة من كل ثلاثين', 'ثلاثين/30'],
    ['İki hat var', 'iki'],
    ['공장은 밀가루를 산다.', '공장 밀가'],
    ['가격이 올랐다.', '가격'],
  ])('finds it in "%s"', (sentence, terms) => {
    expect(matches(sentence, terms)).toBe(true);
  });

  test.each([
    ['Flour costs 930 euros.', '30'],
    ['Flour costs 3.5 euros.', '3'],
    ['Flour costs 3.5 euros.', '5'],
    ['Flour costs 390 euros.', '390 butter'],
    ['They know.', 'no'],
    ['A repaid loan', 'paid'],
  ])('does not find it in "%s" if a stem is missing', (sentence, terms) => {
    expect(matches(sentence, terms)).toBe(false);
  });
});
