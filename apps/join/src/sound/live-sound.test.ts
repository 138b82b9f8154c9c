import { decodeMicrophoneFrame } from '@colloquy/contracts';
import { makeLiveSound } from './live-sound';

const rateHz = 16_000;
/** Half a message: 25 ms. */
const half = (level: number) => new Int16Array(400).fill(level);

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
      nowMs += 50;
      for (const part of [half(level), half(level)]) sound.add(part);
    },
  };
}

test('sound is sent at once, in messages of 50 ms', () => {
  const { speak, sent } = aLine();
  speak(1);
  speak(2);
  expect(sent).toEqual([
    { level: 1, ageMs: 0, length: 800 },
    { level: 2, ageMs: 0, length: 800 },
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
    [1, 150],
    [2, 100],
    [3, 100],
    [4, 50],
    [5, 50],
    [6, 0],
  ]);
});

test('what a slow connection cannot carry is bounded: the oldest sound is dropped', () => {
  const { line, speak, sent, sound } = aLine();
  line.buffered = 64_000;
  for (let level = 1; level <= 300; level++) speak(level);
  expect(sent).toEqual([]);
  line.buffered = 0;
  speak(301);
  expect(sent[0]).toMatchObject({ level: 102, ageMs: 9950 });
  sound.clear();
  speak(400);
  expect(sent.at(-1)?.level).toBe(400);
});
