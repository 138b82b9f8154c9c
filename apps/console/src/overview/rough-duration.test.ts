import { roughDuration } from './rough-duration';

test('a length of time is told in its largest unit', () => {
  const seconds = [0, 45, 720, 3600, 12_600, 47 * 3600, 180_000];
  expect(seconds.map(roughDuration)).toEqual([
    '0 sec',
    '45 sec',
    '12 min',
    '1 hr',
    '3.5 hr',
    '47 hr',
    '2.1 days',
  ]);
});
