import { decodeMicrophoneFrame } from '@colloquy/contracts';
import { makeLiveSound } from './live-sound';

const rateHz = 16_000;
/** Half a message: 10 ms. */
const half = (level: number) => new Int16Array(160).fill(level);

function aLine() {
  const sent: { level: number | undefined; ageMs: number; length: number }[] = [];
  const line = { online: true, buffered: 0 };
  let nowMs = 0;
  const sound = makeLiveSound({
    rateHz,
    now: () => nowMs,
    buffered: () => line.buffered,
    send(message) {
      if (!line.online) return false;
      const frame = decodeMicrophoneFrame(message);
      if (!frame) throw new Error('No frame');
      sent.push({ level: frame.samples[0], ageMs: frame.ageMs, length: frame.samples.length });
      return true;
    },
  });
  return {
    line,
    sound,
    sent,
    speak(level: number) {
      nowMs += 20;
      for (const part of [half(level), half(level)]) sound.add(part);
    },
  };
}

test('sound is sent at once, in messages of 20 ms', () => {
  const { speak, sent } = aLine();
  speak(1);
  speak(2);
  expect(sent).toEqual([
    { level: 1, ageMs: 0, length: 320 },
    { level: 2, ageMs: 0, length: 320 },
  ]);
});

test('sound of a short disconnection follows at double speed, with its age', () => {
  const { line, speak, sent } = aLine();
  line.online = false;
  for (const level of [1, 2, 3]) speak(level);
  line.online = true;
  speak(4);
  speak(5);
  speak(6);
  expect(sent.map(({ level, ageMs }) => [level, ageMs])).toEqual([
    [1, 60],
    [2, 40],
    [3, 40],
    [4, 20],
    [5, 20],
    [6, 0],
  ]);
});

test('what a slow connection cannot carry is bounded: the oldest sound is dropped', () => {
  const { line, speak, sent, sound } = aLine();
  line.buffered = 64_000;
  for (let level = 1; level <= 600; level++) speak(level);
  expect(sent).toEqual([]);
  line.buffered = 0;
  speak(601);
  expect(sent[0]).toMatchObject({ level: 102, ageMs: 9980 });
  sound.clear();
  speak(700);
  expect(sent.at(-1)?.level).toBe(700);
});
