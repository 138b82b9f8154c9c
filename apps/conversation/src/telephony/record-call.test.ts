import { AppError } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import type { AudioFrame } from '@colloquy/contracts';
import { makeCallRecordings } from './record-call';

const ref = { accountId: 'a', interviewId: 'i', sessionId: 's' };
const startedAtMs = 1_000_000;
const second = Int16Array.from({ length: 8000 }, (_, n) => 5000 * Math.sin(n / 3));

/** Records calls on a test clock. @param refuses which pieces the store refuses */
function aRecording(refuses: (piece: AudioFrame) => boolean = () => false) {
  let nowMs = startedAtMs + 2000;
  const pieces: AudioFrame[] = [];
  const recordings = makeCallRecordings({
    recorder: {
      async store(_ref, piece) {
        if (refuses(piece)) throw new AppError('too-large', undefined, 'Too large');
        pieces.push(piece);
      },
    },
    clock: { now: () => new Date(nowMs) },
    logger: silentLogger,
    writeMs: 100,
  });
  const recording = recordings.begin(ref, startedAtMs, 8000);
  return {
    recordings,
    recording,
    stored: () => pieces.map(({ partOffsetMs, index }) => [partOffsetMs, index]),
    speak(seconds: number) {
      for (let spoken = 0; spoken < seconds; spoken++) {
        nowMs += 1000;
        recording.heard(second, nowMs - 1000);
      }
    },
    pass: (ms: number) => (nowMs += ms),
  };
}

test('a call is stored piece by piece, and completely when its session ends', async () => {
  const { recordings, recording, speak, stored } = aRecording();
  recording.keep();
  speak(12);
  await new Promise((resolve) => setImmediate(resolve));
  expect(stored()).toEqual([
    [2000, 0],
    [2000, 1],
  ]);
  await recordings.finish({ ...ref, sessionId: 'another' });
  expect(stored()).toHaveLength(2);
  await recordings.finish(ref);
  expect(stored()).toEqual([
    [2000, 0],
    [2000, 1],
    [2000, 2],
  ]);
});

test('sound from before the permission to record is not stored', async () => {
  const { recording, speak, stored } = aRecording();
  speak(40);
  await recording.stop();
  expect(stored()).toEqual([]);

  const later = aRecording();
  later.speak(40);
  later.recording.keep();
  later.speak(8);
  later.recording.keep();
  await later.recording.stop();
  expect(later.stored()).toEqual([
    [42_000, 0],
    [42_000, 1],
  ]);
});

test('after a piece that could not be stored a new part begins, which is readable by itself', async () => {
  const { recording, speak, stored } = aRecording(({ index }) => index === 1);
  recording.keep();
  speak(17);
  await recording.stop();
  expect(stored()).toEqual([
    [2000, 0],
    [12_000, 0],
  ]);
});

test('no sound is stored once the session has ended', async () => {
  const { recording, speak, stored, pass } = aRecording();
  recording.keep();
  speak(1);
  await recording.stop();
  const before = stored();
  speak(20);
  recording.played(second, startedAtMs + 30_000);
  pass(60_000);
  await recording.stop();
  expect(stored()).toEqual(before);
});
