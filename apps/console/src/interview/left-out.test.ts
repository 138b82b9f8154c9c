import { leftOutBefore } from './left-out';
import { turnsOf } from './turns';

const session = '299afb7f-dc56-4a5d-8e2d-a42dfd7e9c50';
const evidence = (number: number, timestamp_secs: number, role: 'agent' | 'user', sessionId = session) => ({
  turnId: `${sessionId}:${number}`,
  sessionId,
  role,
  timestamp_secs,
});
const turns = turnsOf(
  (
    [
      ['agent', 0],
      ['agent', 10],
      ['user', 20],
      ['agent', 30],
    ] as const
  ).map(([role, timestamp_secs]) => ({ role, timestamp_secs, message: 'Words' })),
);

describe('leftOutBefore', () => {
  it('finds the place where turns are missing', () => {
    const known = [evidence(0, 0, 'agent'), evidence(6, 10, 'agent'), evidence(7, 20, 'user')];
    expect(leftOutBefore(turns, known)).toEqual(new Set([1]));
  });

  it('finds nothing where the numbers go on', () => {
    const known = [0, 10, 20, 30].map((at, number) => evidence(number, at, turns[number]?.role ?? 'agent'));
    expect(leftOutBefore(turns, known)).toEqual(new Set());
  });

  it('puts the gap where one side speaks twice if the turns between are unknown', () => {
    expect(leftOutBefore(turns, [evidence(0, 0, 'agent'), evidence(5, 30, 'agent')])).toEqual(new Set([1]));
  });

  it('does not compare the numbers of two sessions', () => {
    const known = [evidence(0, 0, 'agent'), evidence(40, 30, 'agent', 'other')];
    expect(leftOutBefore(turns, known)).toEqual(new Set());
  });
});
