import { makeGiveWay } from './give-way';

function anInterviewer({ mayOnlyListen = true, isMidway = true } = {}) {
  const told: string[] = [];
  let nowMs = 0;
  const speaker = { hold: () => (told.push('hold'), isMidway), resume: () => void told.push('resume') };
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
