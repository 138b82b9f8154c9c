import { type Analysis, type Verdict } from '@colloquy/language';
import { belowBar } from './bar';
import { labelledTranscript, type LabelledTranscript } from './labelled-transcript';
import { report } from './report';
import { type Scored, scoreOf, sumOf } from './score';

const aTranscript = (name: string, labels: object = {}): LabelledTranscript => ({
  name,
  ...labelledTranscript.parse({
    kind: 'good',
    industry: 'bakery supply',
    half: 'building',
    input: {
      questions: ['What did flour cost?'],
      language: 'en',
      expertName: 'Martha Quill',
      turns: [
        { id: 'a1', role: 'agent', text: 'What did flour cost?', timestampSecs: 0 },
        { id: 'e1', role: 'user', text: '930 euros. No, sorry, 390.', timestampSecs: 3 },
      ],
      sessions: [{ disconnectReason: 'completed_natural_end', durationSeconds: 9 }],
    },
    labels: { quality: ['middle'], verdicts: ['answered'], ...labels },
  }),
});

interface Result {
  summary?: string | null;
  quotes?: string[];
  quality?: number | null;
  conduct?: number | null;
  flags?: { endedEarly?: boolean; expertDisengaged?: boolean };
  verdicts?: Verdict[];
}

function aResult({
  summary = null,
  quotes = [],
  quality = 50,
  conduct = 50,
  flags,
  verdicts = [],
}: Result = {}): Scored {
  const analysis: Analysis = {
    by: 'embedded',
    summary,
    quotes: quotes.map((quote) => ({ quote, speaker: 'expert', context: '', timestamp_secs: 0 })),
    quality: { score: quality, reasons: [], endedEarly: false, expertDisengaged: false, ...flags },
    conduct: { score: conduct, reasons: [] },
    qualitySegments: [],
    conductSegments: [],
    findings: verdicts.map((verdict) => ({
      question: '',
      verdict,
      answer: null,
      answerTurnIds: [],
      claims: [],
    })),
    evidence: {
      summary: (summary ?? '').split(/(?<=\.)\s/).map((text) => ({ text, turnIds: [] })),
      qualityReasons: [],
      conductReasons: [],
      quotes: [],
    },
  };
  return { analysis, cpuMs: 10, tokens: 0 };
}

const scoreWith = (labels: object, result: Result, others: Record<string, Result> = {}) =>
  scoreOf(
    aTranscript('this', labels),
    new Map(
      [['this', result] as const, ...Object.entries(others)].map(([name, each]) => [name, aResult(each)]),
    ),
  );

const flour = { says: 'Flour costs 390 euros', terms: '390' };
const withdrawn = { says: 'Flour costs 930 euros', terms: '930', unless: '390' };

test('a fact counts if one statement of the summary tells it', () => {
  const labels = { facts: [flour, { says: 'Butter costs more', terms: 'butter' }] };
  const score = scoreWith(labels, { summary: 'Flour costs 390 euros. The expert answered.' });
  expect(score).toMatchObject({
    recall: { right: 1, all: 2 },
    precision: { right: 1, all: 2 },
    missing: ['Butter costs more'],
  });
});

test('the words of a question that the summary repeats do not tell a fact', () => {
  const labels = { facts: [{ says: 'Flour has a price', terms: 'flour cost' }] };
  const score = scoreWith(labels, { summary: 'On “What did flour cost?”: “A lot.”' });
  expect(score).toMatchObject({ recall: { right: 0, all: 1 }, precision: { right: 0, all: 1 } });
});

test('a forbidden statement counts in the summary and in quotes, unless the same statement qualifies it', () => {
  const labels = { facts: [flour], forbidden: [withdrawn] };
  expect(scoreWith(labels, { summary: 'Flour costs 930 euros.' })).toMatchObject({
    forbidden: 1,
    said: [withdrawn.says],
  });
  expect(scoreWith(labels, { quotes: ['It went to 930 euros.'] }).forbidden).toBe(1);
  const corrected = scoreWith(labels, { summary: 'Flour costs 390 euros, not 930.' });
  expect(corrected).toMatchObject({ forbidden: 0, precision: { right: 1, all: 1 } });
});

test('precision is not measured where no facts are expected', () => {
  expect(scoreWith({}, { summary: 'Something.' }).precision.all).toBe(0);
});

test('a pair is kept if the score of the better transcript is higher; no score is lower than any score', () => {
  const labels = { betterThan: ['thin', 'empty', 'absent'], conductBetterThan: ['thin'] };
  const others = { thin: { quality: 50, conduct: 20 }, empty: { quality: null } };
  expect(scoreWith(labels, { quality: 51 }, others).pairs).toEqual({ right: 2, all: 2 });
  expect(scoreWith(labels, { quality: 50 }, others).pairs).toEqual({ right: 1, all: 2 });
  expect(scoreWith(labels, { quality: null }, others).pairs).toEqual({ right: 0, all: 2 });
  expect(scoreWith(labels, { conduct: 21 }, others).conductPairs).toEqual({ right: 1, all: 1 });
});

test.each([
  [39, 'low'],
  [40, 'middle'],
  [69, 'middle'],
  [70, 'high'],
  [null, 'unknown'],
])('a quality score of %s is %s', (quality, band) => {
  expect(scoreWith({ quality: [band] }, { quality }).bands).toEqual({ right: 1, all: 1 });
});

test('an analyst must abstain where only that is acceptable', () => {
  expect(scoreWith({ quality: ['unknown'] }, { quality: 12 }).abstentions).toEqual({ right: 0, all: 1 });
  expect(scoreWith({ quality: ['unknown', 'low'] }, { quality: 12 }).abstentions.all).toBe(0);
});

test('flags are compared, and a flag that is wrongly set is a false alarm', () => {
  const given = { flags: { endedEarly: true } };
  expect(scoreWith({ endedEarly: true }, given)).toMatchObject({
    flags: { right: 2, all: 2 },
    falseAlarms: 0,
  });
  expect(scoreWith({}, given)).toMatchObject({ flags: { right: 1, all: 2 }, falseAlarms: 1 });
  expect(scoreWith({ expertDisengaged: true }, {})).toMatchObject({
    flags: { right: 1, all: 2 },
    falseAlarms: 0,
  });
  expect(scoreWith({ endedEarly: 'either' }, given)).toMatchObject({
    flags: { right: 1, all: 1 },
    falseAlarms: 0,
  });
});

test('verdicts are compared by question', () => {
  expect(scoreWith({}, { verdicts: ['partly'] }).verdicts).toEqual({ right: 0, all: 1 });
});

test('scores are added up, and a measure below the bar is named', () => {
  const labels = { facts: [flour], forbidden: [withdrawn] };
  const sum = sumOf([
    scoreWith(labels, { summary: 'Flour costs 390 euros.' }),
    scoreWith(labels, { summary: 'Flour costs 930 euros.' }),
  ]);
  expect(sum).toMatchObject({ transcripts: 2, recall: { right: 1, all: 2 }, forbidden: 1, cpuMs: 20 });
  expect(
    belowBar(sum, {
      atLeast: { recall: 50, pairs: 100 },
      atMost: { forbidden: 1, forbiddenFindings: 0, falseAlarms: 0 },
    }),
  ).toEqual([]);
  expect(
    belowBar(sum, {
      atLeast: { recall: 51 },
      atMost: { forbidden: 0, forbiddenFindings: 0, falseAlarms: 0 },
    }),
  ).toEqual(['recall is 1 of 2; the bar is 51 %', 'forbidden is 1; the bar is 0']);
});

test('the report has a row for each kind and language and the total', () => {
  const text = report([scoreWith({ facts: [flour] }, { summary: 'Flour costs 390 euros.' })]);
  expect(text).toMatch(/^good +1 +100 %/m);
  expect(text).toMatch(/^en +1 +100 %/m);
  expect(text).toMatch(/^total +1 +100 %/m);
});
