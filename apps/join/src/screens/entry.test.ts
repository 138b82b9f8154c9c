import type { Microphone, MicrophoneAnswer } from '../sound/microphone';
import { makeEntry } from './entry';

const microphone = {} as Microphone;

function setUp() {
  jest.useFakeTimers();
  const entered: unknown[][] = [];
  let by: 'voice' | 'typing' = 'voice';
  let answer: (given: MicrophoneAnswer) => void = () => undefined;
  const opening = new Promise<MicrophoneAnswer>((resolve) => (answer = resolve));
  const entry = makeEntry({
    byVoice: () => by === 'voice',
    openMicrophone: () => opening,
    enter: (...how) => entered.push(how),
  });
  const type = () => {
    by = 'typing';
    entry.typingChosen();
  };
  return { entry, entered, opening, type, answer: (given: MicrophoneAnswer) => answer(given) };
}

afterEach(() => jest.useRealTimers());

test('the interview starts with the microphone, or without it after a refusal', async () => {
  for (const given of [microphone, 'refused'] as const) {
    const { entry, entered, answer } = setUp();
    const begun = entry.begin('resume');
    expect(entered).toEqual([]);
    answer(given);
    await begun;
    expect(entered).toEqual([['resume', given === 'refused' ? undefined : microphone]]);
  }
});

test('after ten seconds it starts, and takes a microphone that is allowed later', async () => {
  const { entry, entered, opening } = setUp();
  const begun = entry.begin('start-over');
  jest.advanceTimersByTime(10_000);
  await begun;
  expect(entered).toEqual([['start-over', opening]]);
});

test('an expert who types does not wait, and the interview starts once', async () => {
  const { entry, entered, type, answer } = setUp();
  const begun = entry.begin('resume');
  type();
  answer(microphone);
  await begun;
  await entry.begin('resume');
  expect(entered).toEqual([['resume', undefined]]);
});

test('nothing starts before the expert has pressed the button', () => {
  const { entered, type } = setUp();
  type();
  expect(entered).toEqual([]);
});
