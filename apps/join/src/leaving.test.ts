import { dayOf, endOfDay, finishLaterDays } from './days';
import { internationalNumber } from './phone-number';

test('an interview can be kept open from today for thirty days; a week is proposed', () => {
  expect(finishLaterDays(new Date(2030, 0, 28, 15))).toEqual({
    first: '2030-01-28',
    proposed: '2030-02-04',
    last: '2030-02-27',
  });
});

test('a day ends with its last second; an invalid day has no end', () => {
  expect(endOfDay('2030-02-28')).toEqual(new Date(2030, 1, 28, 23, 59, 59));
  expect(dayOf(endOfDay('2030-12-31') ?? new Date(0))).toBe('2030-12-31');
  for (const wrong of ['', '2030-02-30', '2030-13-01', 'tomorrow']) expect(endOfDay(wrong)).toBeUndefined();
});

test.each([
  ['+49 30 123-4567', '+49301234567'],
  ['0044 (0) 20/7946 0000', '+442079460000'],
  ['+1 (212) 555.0100', '+12125550100'],
  ['030 1234567', undefined],
  ['+0301234567', undefined],
  ['+49', undefined],
  ['call me', undefined],
])('the number %j is %j', (text, number) => {
  expect(internationalNumber(text)).toBe(number);
});
