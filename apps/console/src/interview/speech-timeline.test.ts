import { speechTimeline, withheldParts } from './speech-timeline';
import type { Turn } from './turns';

const turn = (role: Turn['role'], start: number, end: number): Turn => ({
  role,
  start,
  end,
  message: '',
  isLate: false,
});

describe('speechTimeline', () => {
  it('joins the columns of one side and leaves silence free', () => {
    const turns = [turn('agent', 0, 2), turn('user', 2, 5), turn('user', 5, 6), turn('agent', 8, 10)];
    expect(speechTimeline(turns, 10, 10)).toEqual([
      { role: 'agent', from: 0, to: 0.2 },
      { role: 'user', from: 0.2, to: 0.6 },
      { role: 'agent', from: 0.8, to: 1 },
    ]);
  });

  it('gives a column to the side that speaks more in it', () => {
    const turns = [turn('agent', 0, 1), turn('user', 1, 9), turn('agent', 9, 10)];
    expect(speechTimeline(turns, 10, 1)).toEqual([{ role: 'user', from: 0, to: 1 }]);
  });

  it('has no more parts than columns after ten hours', () => {
    const turns = Array.from({ length: 10_000 }, (_, index) =>
      turn(index % 2 ? 'user' : 'agent', index * 3.6, index * 3.6 + 3),
    );
    const parts = speechTimeline(turns, 36_000, 400);
    expect(parts.length).toBeLessThanOrEqual(400);
    expect(parts.at(-1)?.to).toBe(1);
  });

  it('tells where words are withheld, up to the end', () => {
    const span = (start_secs: number, end_secs: number) => ({
      start_secs,
      end_secs,
      reason: 'taken_back' as const,
    });
    expect(withheldParts([span(1, 2), span(8, 12), span(12, 13)], 10)).toEqual([
      { from: 0.1, to: 0.2 },
      { from: 0.8, to: 1 },
    ]);
    expect(withheldParts([span(1, 2)], 0)).toEqual([]);
  });

  it('is empty while the length is unknown', () => {
    expect(speechTimeline([turn('user', 0, 1)], 0, 10)).toEqual([]);
    expect(speechTimeline([turn('user', 0, 1)], NaN, 10)).toEqual([]);
  });

  it('leaves out turns beyond the end of the recording', () => {
    expect(speechTimeline([turn('user', 12, 14)], 10, 10)).toEqual([]);
  });
});
