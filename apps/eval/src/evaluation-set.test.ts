import path from 'node:path';
import { readBars } from './bar';
import { readBlind } from './blind';
import { kinds } from './labelled-transcript';
import { matches } from './matching';
import { readSet } from './read-set';

const folder = path.join(__dirname, '..');
const set = readSet(path.join(folder, 'transcripts'));
const find = (name: string) => set.find((each) => each.name === name);
const all = set.map((each) => [each.name, each] as const);

test('the set has at least 60 transcripts in 8 languages from 12 industries, most of them in English', () => {
  expect(set.length).toBeGreaterThanOrEqual(60);
  expect(new Set(set.map(({ input }) => input.language)).size).toBeGreaterThanOrEqual(8);
  expect(new Set(set.map(({ industry }) => industry)).size).toBeGreaterThanOrEqual(12);
  expect(set.filter(({ input }) => input.language === 'en').length).toBeGreaterThan(set.length / 2);
});

test.each(kinds)(
  'the half for building has at least as many transcripts of the kind %s as the other',
  (kind) => {
    const inHalf = (half: string) => set.filter((each) => each.kind === kind && each.half === half).length;
    expect(inHalf('judging')).toBeGreaterThan(0);
    expect(inHalf('building')).toBeGreaterThanOrEqual(inHalf('judging'));
  },
);

test.each(all)('%s is a conversation with one label for each question', (_, { input, labels }) => {
  const { questions, turns } = input;
  expect(labels.verdicts).toHaveLength(questions.length);
  expect(new Set(turns.map(({ id }) => id)).size).toBe(turns.length);
  expect(turns.map(({ timestampSecs }) => timestampSecs)).toEqual(
    turns.map(({ timestampSecs }) => timestampSecs).toSorted((one, two) => one - two),
  );
  for (const { id, role, act } of turns) {
    expect(id[0]).toBe(role === 'agent' ? 'a' : 'e');
    expect(act !== undefined).toBe(role === 'agent');
    expect(act?.questionIndex ?? 0).toBeLessThan(questions.length);
  }
  const asked = new Set(turns.map(({ act }) => act?.questionIndex));
  expect(labels.verdicts.map((verdict) => verdict !== 'not_asked')).toEqual(
    questions.map((_, index) => asked.has(index)),
  );
});

test.each(all)('%s is ordered before other transcripts of its half only', (_, { half, labels }) => {
  for (const name of [...labels.betterThan, ...labels.conductBetterThan]) {
    expect({ name, half: find(name)?.half }).toEqual({ name, half });
  }
});

test.each(all)(
  'the facts of %s are words of its expert; the forbidden statements are words of anybody',
  (_, transcript) => {
    const { input, labels } = transcript;
    const said = input.turns.map(({ text }) => text).join(' ');
    const saidByExpert = input.turns.flatMap(({ role, text }) => (role === 'user' ? [text] : [])).join(' ');
    expect(labels.facts.filter(({ terms }) => !matches(saidByExpert, terms))).toEqual([]);
    expect(labels.forbidden.filter(({ terms }) => !matches(said, terms))).toEqual([]);
  },
);

test('the bar covers the whole set and its halves', () => {
  expect(Object.keys(readBars(path.join(folder, 'bar.json')))).toEqual(['all', 'building', 'judging']);
});

test('the statements of every blind interview are words of its expert', () => {
  const interviews = readBlind(path.join(folder, 'blind'));
  expect(interviews).toHaveLength(348);
  expect(new Set(interviews.map(({ name }) => name)).size).toBe(348);
  for (const { name, turns, facts, forbidden } of interviews) {
    const said = turns.flatMap(({ role, text }) => (role === 'user' ? [text] : [])).join(' ');
    const missing = [...facts, ...forbidden].filter(({ terms }) => !matches(said, terms));
    expect({ name, missing }).toEqual({ name, missing: [] });
  }
});
