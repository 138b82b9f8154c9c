import { linkExpiryOf, type Step, type StepFields, type StepKind, type StepKinds } from '../expert/step.ts';
import { monologueOf } from '../tones/monologue.ts';
import { checkExpectations } from './expectations.ts';
import type { Stage } from './stage.ts';

/** Interval between typing reports, milliseconds; the longest of a real page. */
const typingEveryMs = 4000;
/** Time from the beginning of the interviewer's words to a back-channel, milliseconds. */
const backchannelMs = 1500;
const interruption = 'Wait, before you go on, let me add something about that.';

type Act<T> = (stage: Stage, value: T, fields: StepFields) => unknown;

const inTurn =
  <T>(act: Act<T>): Act<T> =>
  async (stage, value, fields) => {
    await stage.turnOrFail();
    await act(stage, value, fields);
  };

const acts: { [K in StepKind]: Act<StepKinds[K]> } = {
  say: inTurn((stage, words, { offlineMs }) => {
    if (offlineMs !== undefined) stage.page().cut(offlineMs);
    return stage.say(words);
  }),
  answer: (stage, words, { times = 1 }) => stage.answer(words, times),
  heard: inTurn((stage, characters) => stage.page().interrupt(characters)),
  pauseMs: (stage, ms) => stage.talk().wait(ms, true),
  typing: inTurn((stage, ms) => stage.page().wait(ms, true, typingEveryMs)),
  telling(stage, ms) {
    stage.page().readAloudMs = ms;
  },
  press: inTurn((stage, keys) => stage.caller().press(keys)),
  withdraw: inTurn((stage) => stage.page().press('withdraw')),
  bargeIn: (stage, ms, { text = interruption }) => stage.caller().bargeIn(text, ms),
  backchannel: (stage, words, { afterMs = backchannelMs }) => stage.caller().bargeIn(words, afterMs, true),
  noise: (stage, level) => stage.caller().noise(level),
  async monologueMs(stage, ms) {
    const { text } = await stage.turnOrFail();
    await stage.say(monologueOf(stage.answerTo, text, ms));
  },
  silence: (stage, ms) => stage.talk().wait(ms),
  drop: inTurn((stage, ms) => stage.page().drop(ms)),
  leave: (stage) => stage.talk().leave(),
  end: inTurn((stage) => stage.end()),
  finishLater: inTurn((stage, until) => stage.page().press('finish-later', linkExpiryOf(until, Date.now()))),
  return: (stage, mode) => stage.comeBack(mode),
  switchToPhone: inTurn((stage, number, { fails = false }) => stage.switchToPhone(number, fails)),
  backToWeb: inTurn(async (stage) => {
    stage.openPage('resume');
    await stage.turnOrFail();
  }),
  expect: (stage, expectation) => checkExpectations(stage, expectation),
};

export async function perform<K extends StepKind>(stage: Stage, kind: K, step: Step): Promise<void> {
  const act: Act<StepKinds[K]> = acts[kind];
  await act(stage, step[kind] as StepKinds[K], step);
}
