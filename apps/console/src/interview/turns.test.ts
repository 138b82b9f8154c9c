import { silencesIn, turnIndexAt, turnsOf } from './turns';

const entry = (timestamp_secs: number, message = 'Yes.') => ({
  role: 'user' as const,
  message,
  timestamp_secs,
});

describe('turnsOf', () => {
  it('ends a turn after its words, but not after the next one begins', () => {
    const turns = turnsOf([entry(0, 'a'.repeat(150)), entry(4, 'b'.repeat(30)), entry(20)]);
    expect(turns.map(({ start, end }) => [start, end])).toEqual([
      [0, 4],
      [4, 6],
      [20, 21],
    ]);
  });

  it('ends a turn with its words where the end is known, and before a withheld span', () => {
    const timing = {
      turns: [
        { start_secs: 0, end_secs: 2.5 },
        { start_secs: 4, end_secs: null },
      ],
      withheld: [
        { start_secs: 4, end_secs: 5, reason: 'taken_back' as const },
        { start_secs: 5, end_secs: 9, reason: 'taken_back' as const },
      ],
    };
    const turns = turnsOf([entry(0), entry(4, 'b'.repeat(150))], timing);
    expect(turns.map(({ end }) => end)).toEqual([2.5, 5]);
  });

  it('marks words that were transcribed afterwards', () => {
    const [heard, late] = turnsOf([entry(0), { ...entry(1), transcribedAfterwards: true }]);
    expect([heard?.isLate, late?.isLate]).toEqual([false, true]);
  });
});

describe('turnIndexAt', () => {
  const turns = turnsOf([entry(0.5), entry(4), entry(4), entry(9)]);

  it('finds the latest turn that has begun', () => {
    expect([0.5, 3.9, 4, 8, 9, 1e6].map((at) => turnIndexAt(turns, at))).toEqual([0, 0, 2, 2, 3, 3]);
  });

  it('finds none before the first turn or without turns', () => {
    expect(turnIndexAt(turns, 0)).toBe(-1);
    expect(turnIndexAt([], 3)).toBe(-1);
  });

  it('agrees with a search from the start for 10,000 turns', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({ start: index * 3.6 }));
    for (const at of [0, 3.5, 3.6, 17_999, 35_996.4]) {
      expect(turnIndexAt(many, at)).toBe(many.findLastIndex(({ start }) => start <= at));
    }
  });
});

describe('silencesIn', () => {
  it('finds the time between the end of a turn and the next one, also before the first', () => {
    expect(silencesIn(turnsOf([entry(12), entry(15), entry(40)]), 10)).toEqual([
      { start: 0, end: 12 },
      { start: 16, end: 40 },
    ]);
  });

  it('leaves out silences of the given length', () => {
    expect(silencesIn(turnsOf([entry(0), entry(11)]), 10)).toEqual([]);
  });
});
