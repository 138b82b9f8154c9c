import { makeBackchannels } from './back-channels';

function judge({ mayOnlyListen = true } = {}) {
  let nowMs = 0;
  const backchannels = makeBackchannels({
    now: () => nowMs,
    isBackchannel: (words) => words === 'Mm-hm.',
    mayOnlyListen: () => mayOnlyListen,
  });
  return { backchannels, pass: (ms: number) => (nowMs += ms) };
}
const at = (fromMs: number) => ({ fromMs, toMs: fromMs + 300 });

test('a back-channel during the words of the interviewer is one; the same words afterwards are an answer', () => {
  const { backchannels, pass } = judge();
  backchannels.began(1000, true);
  expect(backchannels.wereListening('Mm-hm. [noise]', at(1000), true)).toBe(true);
  backchannels.interviewerEnded();
  pass(1000);
  backchannels.began(2000, false);
  expect(backchannels.wereListening('Mm-hm.', at(2000), false)).toBe(false);
});

test('other words are none, nor is any word if it may be an answer', () => {
  const { backchannels } = judge();
  backchannels.began(1000, true);
  expect(backchannels.wereListening('Stop!', at(1000), true)).toBe(false);
  const asked = judge({ mayOnlyListen: false }).backchannels;
  asked.began(1000, true);
  expect(asked.wereListening('Mm-hm.', at(1000), true)).toBe(false);
  expect(asked.mayBeListening()).toBe(false);
});

test('short speech may be a back-channel until its words say otherwise', () => {
  const { backchannels } = judge();
  backchannels.began(1000, true);
  expect(backchannels.mayBeListening()).toBe(true);
  backchannels.partial('Mm-hm.');
  expect(backchannels.mayBeListening()).toBe(true);
  backchannels.partial('Mm-hm. But');
  expect(backchannels.mayBeListening()).toBe(false);
  backchannels.began(2000, true);
  expect(backchannels.mayBeListening()).toBe(true);
});
