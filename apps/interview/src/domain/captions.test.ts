import { columnsOf, cuesOf, srtOf, vttOf } from './captions';
import type { ExportedTurn } from './exported-interview';

const aTurn = (timestampSecs: number, text: string, speaker = 'Dana'): ExportedTurn => ({
  role: 'user',
  speaker,
  text,
  timestampSecs,
  endSecs: null,
});
const spoken = (...turns: ExportedTurn[]) => ({ turns, withheld: [] });
const cues = (...turns: ExportedTurn[]) => [...cuesOf(spoken(...turns))];
const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' ');

test.each([
  ['when its text has been read, at 15 characters a second', 'x'.repeat(30), 60, 12_000],
  ['when the next turn begins', 'x'.repeat(30), 10.5, 10_500],
  ['after a second, if it is short', 'Yes.', 60, 11_000],
  ['when the next turn begins, although it had less than a second', 'Yes.', 10.2, 10_200],
])('a cue ends %s', (_rule, text, nextSecs, endMs) => {
  expect(cues(aTurn(10, text), aTurn(nextSecs, 'Next'))[0]).toEqual({
    startMs: 10_000,
    endMs,
    speaker: 'Dana',
    lines: [text],
  });
});

test.each([
  ['with the speech, where its end is known', 13.2, 13_200],
  ['after a second, if the speech was shorter', 10.4, 11_000],
  ['when the next turn begins, although the speech goes on', 70, 60_000],
])('a cue ends %s', (_rule, endSecs, endMs) => {
  const [cue] = cues({ ...aTurn(10, 'x'.repeat(30)), endSecs }, aTurn(60, 'Next'));
  expect(cue?.endMs).toBe(endMs);
});

test('a cue does not stretch over a withheld part, whose beginning may be that of the turn', () => {
  const withheld = [10, 11.5].map((startSecs) => ({ startSecs, endSecs: 58, reason: 'taken_back' as const }));
  const [cue] = cuesOf({ turns: [aTurn(10, 'x'.repeat(40)), aTurn(60, 'Next')], withheld });
  expect([cue?.startMs, cue?.endMs]).toEqual([10_000, 11_500]);
});

test('a long turn is split at words in cues of at most two lines of 42 columns, which share its time by length', () => {
  const text = words(60);
  const split = cues(aTurn(0, text), aTurn(20, 'Next')).slice(0, -1);
  expect(split.flatMap(({ lines }) => lines).join(' ')).toBe(text);
  expect(split.length).toBeGreaterThan(3);
  for (const [index, { lines, startMs, endMs }] of split.entries()) {
    expect(lines.length).toBeLessThanOrEqual(2);
    expect(Math.max(...lines.map(columnsOf))).toBeLessThanOrEqual(42);
    expect(startMs).toBe(index === 0 ? 0 : split[index - 1]?.endMs);
    const rate = lines.join('').length / (endMs - startMs);
    expect(rate / (split.flatMap((cue) => cue.lines).join('').length / 20_000)).toBeCloseTo(1, 1);
  }
  expect(split.at(-1)?.endMs).toBe(20_000);
});

test.each([
  ['zh', '我们在汉堡等了九个月，才为一栋有四十套公寓的大楼（含车库）拿到许可证。'.repeat(4)],
  ['ja', 'ハンブルクでは四十戸の建物一棟のために九か月も待ちました。「本当です」と彼女は言った。'.repeat(4)],
])(
  'a long turn in %s, which has no spaces, loses nothing, and no line begins with a full stop',
  (_code, text) => {
    const lines = cues(aTurn(0, text)).flatMap((cue) => cue.lines);
    expect(lines.join('')).toBe(text);
    expect(Math.max(...lines.map(columnsOf))).toBeLessThanOrEqual(42);
    expect(lines.filter((line) => /^[。，、）」]/.test(line))).toEqual([]);
  },
);

test('a word that is longer than a line is split', () => {
  expect(cues(aTurn(0, 'x'.repeat(100))).flatMap((cue) => cue.lines)).toEqual([
    'x'.repeat(42),
    'x'.repeat(42),
    'x'.repeat(16),
  ]);
});

test('cues follow each other and never have zero length, whatever the times of the turns are', () => {
  const all = cues(
    aTurn(5, words(40)),
    aTurn(5, 'Same time'),
    aTurn(3, 'Earlier'),
    aTurn(5.001, 'Just after'),
  );
  expect(all[0]?.lines).toEqual(['Earlier']);
  for (const [index, { startMs, endMs }] of all.entries()) {
    expect(endMs).toBeGreaterThan(startMs);
    expect(startMs).toBeGreaterThanOrEqual(all[index - 1]?.endMs ?? 0);
  }
});

test('SubRip and WebVTT show markup, arrows, blank lines and commands as text', () => {
  const turn = aTurn(3723.5, '<i>AT&T</i> --> R&amp;D\n\n{\\an8} end', 'Dana <b>');
  expect([...srtOf(spoken(turn))].join('')).toBe(
    '1\n01:02:03,500 --> 01:02:05,767\n' +
      'Dana &lt;b&gt;: &lt;i&gt;AT&T&lt;/i&gt; --&gt; R&amp;amp;D { \\an8}\nend\n\n',
  );
  expect([...vttOf(spoken(turn))].join('')).toBe(
    'WEBVTT\n\n01:02:03.500 --> 01:02:05.767\n' +
      '<v Dana &lt;b&gt;>&lt;i&gt;AT&amp;T&lt;/i&gt; --&gt; R&amp;amp;D {\\an8} end\n\n',
  );
});

test('a turn without words has no cue', () => {
  expect(cues(aTurn(0, ' \n\u0007'))).toEqual([]);
  expect([...vttOf(spoken())].join('')).toBe('WEBVTT\n\n');
});
