import { makeGiveWay } from './give-way';

function anInterviewer({
  mayOnlyListen = true,
  isMidway = true,
  endsAtMs = undefined as number | undefined,
} = {}) {
  const told: string[] = [];
  let nowMs = 0;
  const speaker = {
    hold: () => (told.push('hold'), isMidway),
    resume: () => void told.push('resume'),
    endsAtMs: () => endsAtMs,
  };
  const giveWay = makeGiveWay(
    speaker,
    () => mayOnlyListen,
    () => nowMs,
  );
  return { told, giveWay, pass: (ms: number) => (nowMs += ms) };
}

test('the interviewer pauses while it yields, and goes on after a short sound', () => {
  const { told, giveWay } = anInterviewer();
  giveWay('yielded');
  giveWay('interviewer');
  expect(told).toEqual(['hold', 'resume']);
});

test('longer speech silences it until the words are known', () => {
  const { told, giveWay } = anInterviewer();
  giveWay('yielded');
  giveWay('expert');
  expect(told).toEqual(['hold', 'hold']);
});

test.each([
  ['the words may be an answer', { mayOnlyListen: false }],
  ['its own words have not begun', { isMidway: false }],
])('after a short sound it waits for the words if %s', (_why, interviewer) => {
  const { told, giveWay } = anInterviewer(interviewer);
  giveWay('yielded');
  giveWay('interviewer');
  expect(told).toEqual(['hold']);
});

test('sounds that follow one another cost one pause, and an interruption among them is noticed', () => {
  const { told, giveWay, pass } = anInterviewer();
  for (let sounds = 0; sounds < 3; sounds += 1) {
    giveWay('yielded');
    giveWay('interviewer');
    pass(1000);
  }
  expect(told).toEqual(['hold', 'resume']);
  giveWay('yielded');
  giveWay('expert');
  expect(told).toEqual(['hold', 'resume', 'hold']);
  pass(5000);
  giveWay('yielded');
  expect(told.at(-1)).toBe('hold');
});

test.each([
  [299, []],
  [300, ['hold']],
])('a turn whose sound ends in %i ms gives way: %j', (endsAtMs, expected) => {
  const { told, giveWay } = anInterviewer({ endsAtMs });
  giveWay('yielded');
  expect(told).toEqual(expected);
});

test('a turn that is nearly over goes silent for speech that goes on', () => {
  const { told, giveWay } = anInterviewer({ endsAtMs: 100 });
  giveWay('yielded');
  giveWay('expert');
  expect(told).toEqual(['hold']);
});

test('sounds without words during a question that wants words cost one pause', () => {
  const { told, giveWay, pass } = anInterviewer({ mayOnlyListen: false });
  giveWay('yielded');
  giveWay('interviewer');
  pass(1000);
  giveWay('yielded');
  giveWay('interviewer');
  expect(told).toEqual(['hold']);
});
