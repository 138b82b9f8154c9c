import type { Handoff, Withheld } from './answers';
import { blockLength, blocksOf, linesOf } from './transcript-lines';
import { turnsOf } from './turns';

const turns = turnsOf(
  [0, 5, 30, 60].map((timestamp_secs) => ({ role: 'user' as const, message: 'Yes.', timestamp_secs })),
);
const handoff = (turnOffsetMs: number) => ({ turnOffsetMs, condition: '' }) as Handoff;
const none = { translations: [], withheld: [], handoffs: [] };

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

  const span = (start_secs: number, end_secs: number, reason: Withheld['reason'] = 'off_the_record') => ({
    start_secs,
    end_secs,
    reason,
  });

  it('shows what is withheld before the turn that follows, and calls no such time a silence', () => {
    const withheld = [span(5, 29.5), span(62, 80)];
    const lines = linesOf(turns, { ...none, withheld });
    expect(lines.map(({ notes }) => notes.map(({ kind }) => kind))).toEqual([
      [],
      [],
      ['withheld'],
      ['silence'],
    ]);
    expect(lines[2]?.notes).toEqual([{ kind: 'withheld', span: withheld[0] }]);
    expect(lines.map(({ notesAfter }) => notesAfter.length)).toEqual([0, 0, 0, 1]);
  });

  it('shows a span of masked words before the masked turn', () => {
    const lines = linesOf(turns, { ...none, withheld: [span(5, 7, 'personal_data')] });
    expect(lines[1]?.notes).toMatchObject([{ kind: 'withheld' }]);
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
