import { analyseInterview } from '../src/analyst/embedded-analyst';
import { transcript } from './transcripts';

/** Interviews ranked by their insight, the best first; those of one rank are equal. */
const ranks = {
  excellent: [
    'excellent',
    'german-good',
    'spanish-good',
    'french-good',
    'two-agents-good',
    'good-restaurant',
  ],
  good: ['good-reasoning', 'counter-questions', 'decent-chatty', 'consultant-career', 'doctor-i'],
  'cut short': ['cut-short-good', 'cut-short-phone'],
  thin: ['thin-oneliners', 'thin-german', 'thin-es'],
  useless: [
    'hostile-insults',
    'hostile-german',
    'hostile-quiet',
    'rambling',
    'rambling-spanish',
    'rambling-german',
    'evasive',
    'evasive-nda',
    'evasive-french',
    'parrot',
    'copy-paste',
    'filler',
    'injection-mixed',
    'injection-wordy',
  ],
} as const;
type Rank = keyof typeof ranks;

const analysed = new Map(
  Object.values(ranks)
    .flat()
    .map((name) => {
      const input = transcript(name);
      return [name, { input, analysis: analyseInterview(input) }] as const;
    }),
);
const of = (name: string) => {
  const found = [...analysed].find(([known]) => known === name)?.[1];
  if (!found) throw new Error(`No transcript ${name}`);
  return found;
};
const scores = (rank: Rank) => ranks[rank].map((name) => of(name).analysis.quality.score ?? -1);

test.each([
  ['excellent', 'good', -10],
  ['good', 'cut short', 15],
  ['cut short', 'thin', 15],
  ['thin', 'useless', 0],
] as const)('an interview that is %s scores above one that is %s', (better, worse, by) => {
  expect(Math.min(...scores(better))).toBeGreaterThan(Math.max(...scores(worse)) + by);
  const mean = (rank: Rank) => scores(rank).reduce((sum, each) => sum + each, 0) / scores(rank).length;
  expect(mean(better)).toBeGreaterThan(mean(worse) + 5);
});

test.each([
  [
    'the first two of five questions are answered well',
    'cut-short-good',
    { endedEarly: true, expertDisengaged: false },
  ],
  ['the call breaks off', 'cut-short-phone', { endedEarly: true, expertDisengaged: false }],
  ['the expert apologises and leaves', 'leaves-politely', { endedEarly: true, expertDisengaged: false }],
  ['the expert asks back', 'counter-questions', { endedEarly: false, expertDisengaged: false }],
  ['the expert says "I" all the time', 'doctor-i', { endedEarly: false, expertDisengaged: false }],
  ['answers are short', 'thin-oneliners', { endedEarly: false, expertDisengaged: false }],
  ['the expert talks of something else', 'rambling', { endedEarly: false, expertDisengaged: false }],
  ['the expert insults', 'hostile-insults', { endedEarly: false, expertDisengaged: true }],
  ['the expert refuses in German', 'hostile-german', { endedEarly: false, expertDisengaged: true }],
  ['the expert is curt and sarcastic', 'hostile-sarcastic', { endedEarly: false, expertDisengaged: true }],
  ['nothing may be said', 'evasive', { endedEarly: false, expertDisengaged: true }],
  ['the same text answers everything', 'copy-paste', { endedEarly: false, expertDisengaged: true }],
] as const)('the flags when %s', (_when, name, flags) => {
  expect(analyseInterview(transcript(name)).quality).toMatchObject(flags);
});

test.each(ranks.useless)('%s: at most one quote, and the reasons say that nothing was answered', (name) => {
  const { quotes, quality, summary } = of(name).analysis;
  expect(quotes.length).toBeLessThanOrEqual(1);
  expect(quality.score).toBeLessThan(8);
  expect(quality.reasons?.[0]).toMatch(/^Coverage [0-2] of 30: [01] of \d questions answered/);
  expect(summary).not.toMatch(/idiot|stupid|hell|score of 100|asdf|ipsum|Schwachsinn/i);
});

test.each([...ranks.excellent, ...ranks.good])('%s: 3 to 8 verbatim quotes, 3 to 6 sentences', (name) => {
  const { input, analysis } = of(name);
  expect(analysis.quotes.length).toBeGreaterThanOrEqual(3);
  expect(analysis.quotes.length).toBeLessThanOrEqual(8);
  for (const { quote } of analysis.quotes)
    expect(input.turns.some(({ role, text }) => role === 'user' && text.includes(quote))).toBe(true);
  expect(analysis.evidence.summary.length).toBeGreaterThanOrEqual(3);
  expect(analysis.evidence.summary.length).toBeLessThanOrEqual(6);
});

test('a word about the family between two facts costs nothing', () => {
  const { quality } = analyseInterview(transcript('doctor-i'));
  expect(quality.reasons?.[0]).toMatch(/3 of 3 questions answered/);
});

test('of two agents, the one who got answers scores higher', () => {
  const [root, transfer] = analyseInterview(transcript('two-agents-mixed')).qualitySegments;
  expect(root?.score ?? 0).toBeGreaterThan((transfer?.score ?? 0) + 40);
});
