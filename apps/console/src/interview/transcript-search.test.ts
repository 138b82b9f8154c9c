import { findMatches, firstMatchFrom, folded, maxMatches, piecesOf } from './transcript-search';

const only = (original: string) => ({ original: folded(original), translated: undefined });

describe('findMatches', () => {
  it('ignores case and accents and finds every place in order', () => {
    const turns = [only('Die Wärmepumpe. wärmepumpe?'), only('nothing'), only('WARMEPUMPE')];
    expect(findMatches(turns, ' Warmepumpe ')).toEqual([
      { turn: 0, text: 'original', from: 4, to: 14 },
      { turn: 0, text: 'original', from: 16, to: 26 },
      { turn: 2, text: 'original', from: 0, to: 10 },
    ]);
  });

  it('finds words on both sides', () => {
    const turns = [{ original: folded('Der Preis'), translated: folded('The price, the price') }];
    expect(findMatches(turns, 'pri').map(({ text, from }) => [text, from])).toEqual([
      ['translated', 4],
      ['translated', 15],
    ]);
    expect(findMatches(turns, 'pr').map(({ text }) => text)).toEqual([
      'original',
      'translated',
      'translated',
    ]);
  });

  it('counts places that do not overlap', () => {
    expect(findMatches([only('aaaa')], 'aa')).toHaveLength(2);
  });

  it('finds nothing for nothing, and stops at the most matches', () => {
    expect(findMatches([only('some words')], '  ')).toEqual([]);
    expect(findMatches([only('e'.repeat(5000))], 'e')).toHaveLength(maxMatches);
  });
});

describe('folded', () => {
  it('keeps the length, so that places stay the same', () => {
    for (const text of ['Straße', 'İstanbul', '한국어', '👩‍🔬 work', 'ﬁne']) {
      expect(folded(text)).toHaveLength(text.length);
    }
  });
});

describe('piecesOf', () => {
  it('cuts a text at its matches and loses nothing', () => {
    const text = 'one two one';
    const pieces = piecesOf(text, findMatches([only(text)], 'one'));
    expect(pieces.map((piece) => piece.text)).toEqual(['one', ' two ', 'one']);
    expect(pieces.map(({ match }) => match !== undefined)).toEqual([true, false, true]);
  });
});

describe('firstMatchFrom', () => {
  const matches = findMatches([only('x'), only('y'), only('x')], 'x');

  it('goes on from a turn and begins again after the last match', () => {
    expect([0, 1, 2, 3].map((turn) => firstMatchFrom(matches, turn))).toEqual([0, 1, 1, 0]);
  });
});
