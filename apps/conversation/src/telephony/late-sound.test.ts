import { levelVoiceActivity, type Pcm } from '@colloquy/language';
import { makeBursts } from './bursts';
import { makeCallClock, type TimeSpan } from './call-clock';
import { makeCallMixer, type MixedFrame } from './mix-call';
import { makeSpeechRecogniser } from './speech-recogniser';

const startMs = 1_000_000;
const frameMs = 20;
const lateMs = 500;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A line whose frames are spoken every 20 ms. Each frame has a level of its own, so that it can be found again. */
function aLine(hasTimestamps: boolean) {
  let nowMs = startMs;
  const recognised: { text: string; heard: TimeSpan }[] = [];
  const recorded: MixedFrame[] = [];
  const clock = makeCallClock(() => nowMs, 8000);
  const mixer = makeCallMixer(8000);
  const recogniser = makeSpeechRecogniser(
    {
      // names the frames that it has heard, by their level
      speechToText: { transcribe: async ({ samples }: Pcm) => levelsIn(samples).join(' ') },
      voiceActivity: levelVoiceActivity(8000),
    },
    () => 'en',
    {
      began: () => undefined,
      ended: () => undefined,
      floor: () => undefined,
      stillSpeaking: () => undefined,
      words: (text = '', heard) => void recognised.push({ text, heard }),
      failed: () => undefined,
      unrecognised: () => undefined,
    },
  );
  function hear(samples: Int16Array, stampMs: number | undefined, arrivedMs: number) {
    const { fromMs } = clock.heard(samples.length, stampMs, arrivedMs);
    mixer.heard(samples, fromMs - startMs);
    recogniser.take(samples, fromMs);
  }
  const bursts = makeBursts(8000, lateMs, (samples, arrivedMs) => hear(samples, undefined, arrivedMs));
  const frameOf = (level: number) =>
    Int16Array.from({ length: 160 }, (_, n) => (n % 2 === 0 ? level : -level));
  let spoken = 0;
  let quietMs = 0;
  async function pass() {
    nowMs += frameMs;
    quietMs += frameMs;
    if (quietMs === lateMs + frameMs) recogniser.quiet();
    recorded.push(...mixer.frames(nowMs - startMs));
    await jest.advanceTimersByTimeAsync(frameMs);
  }
  function arrive(level: number, stampMs: number) {
    quietMs = 0;
    if (hasTimestamps) hear(frameOf(level), stampMs, nowMs);
    else bursts.take(frameOf(level), nowMs);
  }
  /** Returns the level of the next frame of speech. */
  const speech = () => 2000 + 10 * spoken++;
  return {
    recognised,
    recorded,
    async talk(ms: number, level = speech) {
      for (let at = 0; at < ms; at += frameMs) {
        const stampMs = nowMs - startMs;
        await pass();
        arrive(level(), stampMs);
      }
    },
    /** The network holds the frames back and then delivers them at once. */
    async talkLate(ms: number) {
      const waiting: [number, number][] = [];
      for (let at = 0; at < ms; at += frameMs) {
        waiting.push([speech(), nowMs - startMs]);
        await pass();
      }
      for (const [level, stampMs] of waiting) arrive(level, stampMs);
    },
    async silence(ms: number) {
      for (let at = 0; at < ms; at += frameMs) await pass();
    },
    async end() {
      bursts.flush();
      await recogniser.finish();
      recorded.push(...mixer.flush(nowMs - startMs));
    },
    spokenLevels: () => Array.from({ length: spoken }, (_, at) => 2000 + 10 * at),
  };
}

/** Returns the levels of the frames of speech in their order; a frame that is cut in two counts once. */
function levelsIn(samples: Int16Array): number[] {
  const levels: number[] = [];
  for (const sample of samples) if (sample >= 2000 && levels.at(-1) !== sample) levels.push(sample);
  return levels;
}

test.each([
  ['with timestamps', true],
  ['without timestamps', false],
])(
  'frames %s that arrive 1.2 s late in one burst are heard and recorded once, at their time',
  async (_what, has) => {
    const line = aLine(has);
    await line.talk(600, () => 0);
    await line.talk(1000);
    await line.talkLate(1200);
    await line.talk(800);
    await line.talk(1000, () => 0);
    await line.end();

    expect(line.recognised.flatMap(({ text }) => text.split(' ')).map(Number)).toEqual(line.spokenLevels());
    const spans = line.recognised.map(({ heard }) => [heard.fromMs - startMs, heard.toMs - startMs]);
    expect(spans.flat()).toEqual(spans.flat().toSorted((a, b) => a - b));
    expect(spans[0]?.[0]).toBe(600);
    expect(spans.at(-1)?.[1]).toBe(3600);

    const ofSpeech = line.recorded.filter(({ samples }) => (samples[0] ?? 0) >= 2000);
    expect(ofSpeech.map(({ samples }) => samples[0])).toEqual(line.spokenLevels());
    expect(ofSpeech.map(({ atMs }) => atMs)).toEqual(
      line.spokenLevels().map((_level, at) => 600 + at * frameMs),
    );
  },
);

test.each([
  ['with timestamps', true],
  ['without timestamps', false],
])(
  'speech %s after a line without frames in silence gets the time at which it was spoken',
  async (_what, has) => {
    const line = aLine(has);
    await line.talk(600, () => 0);
    await line.silence(1500);
    await line.talk(800);
    await line.talk(1000, () => 0);
    await line.end();
    const [{ heard } = { heard: { fromMs: 0, toMs: 0 } }] = line.recognised;
    expect(Math.abs(heard.fromMs - startMs - 2100)).toBeLessThanOrEqual(40);
    expect(Math.abs(heard.toMs - startMs - 2900)).toBeLessThanOrEqual(40);
  },
);
