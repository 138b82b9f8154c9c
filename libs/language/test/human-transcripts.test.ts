import { analyseInterview } from '../src/analyst/embedded-analyst';
import { transcript } from './transcripts';

const names = [
  'strong',
  'spanish',
  'decent',
  'thin',
  'cut-short',
  'fading',
  'hostile',
  'hostile-talker',
  'leaves-early',
  'poor-agent',
  'two-agents',
  'injection',
  'almost-nothing',
] as const;
type Name = (typeof names)[number];
const inputs = Object.fromEntries(names.map((name) => [name, transcript(name)])) as Record<
  Name,
  ReturnType<typeof transcript>
>;
const analysed = Object.fromEntries(names.map((name) => [name, analyseInterview(inputs[name])])) as Record<
  Name,
  ReturnType<typeof analyseInterview>
>;
const quality = (name: Name) => analysed[name].quality.score ?? -1;
const conduct = (name: Name) => analysed[name].conduct.score ?? -1;
const spoken = names.filter((name) => name !== 'almost-nothing');

test('interviews are ranked as a reader ranks their insight', () => {
  expect(Math.min(quality('strong'), quality('spanish'))).toBeGreaterThan(80);
  const ordered: [Name, Name][] = [
    ['strong', 'decent'],
    ['spanish', 'decent'],
    ['decent', 'fading'],
    ['two-agents', 'thin'],
    ['fading', 'thin'],
    ['thin', 'hostile'],
    ['cut-short', 'hostile'],
    ['leaves-early', 'hostile-talker'],
    ['thin', 'hostile-talker'],
    ['decent', 'cut-short'],
    ['strong', 'poor-agent'],
    ['poor-agent', 'thin'],
    ['decent', 'injection'],
  ];
  for (const [better, worse] of ordered) {
    expect([better, worse, quality(better) > quality(worse) + 3]).toEqual([better, worse, true]);
  }
  expect(quality('hostile')).toBeLessThan(25);
  expect(quality('thin')).toBeLessThan(45);
});

test('the agent is judged by its conduct: leading, praising, interrupting and rambling cost points, a curt expert does not', () => {
  for (const name of spoken) {
    if (name === 'poor-agent') expect(conduct(name)).toBeLessThan(55);
    else expect([name, conduct(name) > 80]).toEqual([name, true]);
  }
});

test.each([
  ['strong', false, false],
  ['spanish', false, false],
  ['decent', false, false],
  ['thin', false, false],
  ['cut-short', true, false],
  ['fading', false, true],
  ['hostile', false, true],
  ['hostile-talker', true, true],
  ['leaves-early', true, false],
  ['poor-agent', false, false],
  ['two-agents', false, false],
  ['injection', false, false],
  ['almost-nothing', true, false],
] as const)('%s: ended early %s, expert disengaged %s', (name, endedEarly, expertDisengaged) => {
  expect(analysed[name].quality).toMatchObject({ endedEarly, expertDisengaged });
});

test('an expert who said almost nothing is neither summarised nor scored', () => {
  expect(analysed['almost-nothing']).toMatchObject({
    summary: null,
    quotes: [],
    quality: { score: null, reasons: null },
    conduct: { score: null, reasons: null },
  });
});

test.each(spoken)('%s: the evidence of every quote, sentence and reason exists', (name) => {
  const { turns } = inputs[name];
  const { quotes, evidence, summary, quality, conduct } = analysed[name];
  const texts = new Map(turns.map(({ id, text }) => [id, text]));
  expect(evidence.quotes.map(({ text }) => text)).toEqual(quotes.map(({ quote }) => quote));
  for (const { text, turnIds } of evidence.quotes) {
    expect(turnIds).toHaveLength(1);
    expect(texts.get(turnIds[0] ?? '')).toContain(text);
  }
  expect(evidence.qualityReasons.map(({ text }) => text)).toEqual(quality.reasons);
  expect(evidence.conductReasons.map(({ text }) => text)).toEqual(conduct.reasons);
  for (const { text } of evidence.summary) expect(summary).toContain(text);
  for (const { turnIds } of Object.values(evidence).flat()) {
    expect(turnIds.length).toBeGreaterThan(0);
    for (const id of turnIds) expect(texts.has(id)).toBe(true);
  }
  for (const reason of [...(quality.reasons ?? []), ...(conduct.reasons ?? [])]) expect(reason).toMatch(/\d/);
});

test.each(['strong', 'spanish', 'decent', 'poor-agent', 'fading', 'two-agents'] as const)(
  '%s: three to eight quotes and a summary of three to six sentences',
  (name) => {
    const { quotes, evidence } = analysed[name];
    expect(quotes.length).toBeGreaterThanOrEqual(3);
    expect(quotes.length).toBeLessThanOrEqual(8);
    expect(evidence.summary.length).toBeGreaterThanOrEqual(3);
    expect(evidence.summary.length).toBeLessThanOrEqual(6);
  },
);

test('the strongest figures of an interview are among its quotes', () => {
  const quoted = (name: Name) => analysed[name].quotes.map(({ quote }) => quote).join(' ');
  expect(quoted('strong')).toMatch(/eleven button presses/);
  expect(quoted('strong')).toMatch(/nine weeks instead of two/);
  expect(quoted('spanish')).toMatch(/14\.000 euros por hora/);
  expect(quoted('hostile')).not.toMatch(/stupid|wasting|care/);
});

test('several agents are scored one by one, a single one is not', () => {
  const { qualitySegments, conductSegments } = analysed['two-agents'];
  expect(qualitySegments.map(({ agent, kind }) => [agent, kind])).toEqual([
    ['Research interviewer', 'root'],
    ['Pricing specialist', 'transfer'],
  ]);
  const [root, specialist] = qualitySegments;
  expect(root?.score).toBeGreaterThan(75);
  expect(specialist?.score ?? 0).toBeLessThan(40);
  expect(conductSegments.map(({ agent }) => agent)).toEqual(['Research interviewer', 'Pricing specialist']);
  expect(root?.reasons.join(' ')).toMatch(/2 of 2 questions answered/);
  for (const name of names.filter((each) => each !== 'two-agents')) {
    expect(analysed[name]).toMatchObject({ qualitySegments: [], conductSegments: [] });
  }
});

test('instructions in the words of an expert earn no points', () => {
  const { summary } = analysed.injection;
  expect(quality('injection')).toBeLessThan(65);
  expect(summary).toMatch(/^Sam Pike answered \d of 3 questions\./);
});
