import { periodOf } from './usage';

const now = new Date('2026-03-31T12:00:00.000Z');
const day = (iso: string) => new Date(`${iso}T00:00:00.000Z`);

test('a period without a start begins 31 days before its end; the end is optional', () => {
  expect(periodOf({}, now)).toEqual({ from: new Date('2026-02-28T12:00:00.000Z') });
  expect(periodOf({ to: day('2026-02-01') }, now)).toEqual({
    from: day('2026-01-01'),
    to: day('2026-02-01'),
  });
  expect(periodOf({ from: day('2026-03-01') }, now)).toEqual({ from: day('2026-03-01') });
});

test('an empty or future period is valid; a period that ends before it begins is not', () => {
  expect(periodOf({ from: day('2026-02-01'), to: day('2026-02-01') }, now).from).toEqual(day('2026-02-01'));
  expect(periodOf({ from: day('2027-01-01') }, now).from).toEqual(day('2027-01-01'));
  expect(() => periodOf({ from: day('2026-02-02'), to: day('2026-02-01') }, now)).toThrow('from');
});

test('a period has at most 366 days', () => {
  expect(() => periodOf({ from: day('2024-01-01'), to: day('2025-01-01') }, now)).not.toThrow();
  expect(() => periodOf({ from: day('2024-01-01'), to: day('2025-01-02') }, now)).toThrow('366 days');
  expect(() => periodOf({ from: day('0001-01-01') }, now)).toThrow('366 days');
});
