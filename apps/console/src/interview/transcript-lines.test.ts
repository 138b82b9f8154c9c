import type { Handoff } from './answers';
import { blockLength, blocksOf, linesOf } from './transcript-lines';
import { turnsOf } from './turns';

const turns = turnsOf(
  [0, 5, 30, 60].map((timestamp_secs) => ({ role: 'user' as const, message: 'Yes.', timestamp_secs })),
);
const handoff = (turnOffsetMs: number) => ({ turnOffsetMs, condition: '' }) as Handoff;
const none = { translations: [], leftOut: new Set<number>(), handoffs: [] };

describe('linesOf', () => {
  it('puts silences and handoffs before the turn that follows', () => {
    const lines = linesOf(turns, { ...none, handoffs: [handoff(0), handoff(31_000)] });
    expect(lines.map(({ notes }) => notes.map(({ kind }) => kind))).toEqual([
      [],
      [],
      ['silence'],
      ['silence', 'handoff'],
    ]);
    expect(lines[2]?.notes).toEqual([{ kind: 'silence', seconds: 24 }]);
  });

  it('does not call time a silence in which something was said that is not delivered', () => {
    const lines = linesOf(turns, { ...none, leftOut: new Set([2]) });
    expect(lines[2]?.notes).toEqual([{ kind: 'leftOut' }]);
  });

  it('adds the translations', () => {
    const [first, second] = linesOf(turns, { ...none, translations: ['Ja.'] });
    expect([first?.translation, second?.translation]).toEqual(['Ja.', undefined]);
  });
});

describe('blocksOf', () => {
  it('cuts lines into blocks and loses none', () => {
    const lines = Array.from({ length: 2 * blockLength + 1 }, (_, index) => index);
    const blocks = blocksOf(lines);
    expect(blocks.map(({ length }) => length)).toEqual([blockLength, blockLength, 1]);
    expect(blocks.flat()).toEqual(lines);
  });
});
