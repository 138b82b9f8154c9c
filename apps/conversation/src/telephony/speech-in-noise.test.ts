import { type DetectVoice, joinSamples, loadSileroVoiceActivity, resample } from '@colloquy/language';
import {
  levelBelow,
  type Noise,
  noise,
  noises,
  over,
  silence,
  spoken,
} from '../../../../libs/language/test/sounds';
import type { Floor } from './floor';
import { makeSpeechRecogniser } from './speech-recogniser';

jest.setTimeout(120_000); // minutes of sound are heard

let silero: DetectVoice;
beforeAll(async () => (silero = await loadSileroVoiceActivity()));

const answer = spoken('answer');
const loud = levelBelow(answer, 0);
const startMs = 1000;
const lengthMs = answer.length / 8;

/** Returns what a recogniser tells while it hears the sound, and when, in milliseconds of the sound. */
async function heardIn(sound: Int16Array, rateHz: 8000 | 16_000 = 8000) {
  const told: { event: string; atMs: number; fromMs: number; toMs: number }[] = [];
  const floors: { floor: Floor; atMs: number }[] = [];
  let nowMs = 0;
  const tell = (event: string, fromMs: number, toMs = NaN) => told.push({ event, atMs: nowMs, fromMs, toMs });
  const recogniser = makeSpeechRecogniser(
    { voiceActivity: silero(rateHz), speechToText: { transcribe: async () => 'Words.' } },
    () => 'en',
    {
      ended: () => undefined,
      began: (onsetMs) => tell('began', onsetMs),
      floor: (floor) => floors.push({ floor, atMs: nowMs }),
      stillSpeaking: () => undefined,
      words: (_text, { fromMs, toMs }) => tell('words', fromMs, toMs),
      failed: (error) => {
        throw error;
      },
      unrecognised: () => undefined,
    },
  );
  const { samples } = resample({ samples: sound, sampleRate: 8000 }, rateHz);
  const frame = rateHz / 50;
  for (let at = 0; at < samples.length; at += frame) {
    recogniser.take(samples.subarray(at, at + frame), nowMs);
    nowMs += 20;
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
  }
  return Object.assign(told, { floors });
}

const between = (from: number, value: number | undefined, to: number) => {
  expect(value).toBeGreaterThanOrEqual(from);
  expect(value).toBeLessThanOrEqual(to);
};

const withPauses = (sound: Int16Array) => joinSamples(silence(startMs), sound, silence(2000));

test.each(noises)(
  'nothing begins in %s as loud as speech, and the interviewer does not pause',
  async (kind) => {
    const heard = await heardIn(noise(kind, 5000, loud));
    expect([...heard, ...heard.floors]).toEqual([]);
  },
);

/** Delay of the noticed end of speech, milliseconds: the detector takes bursts just after speech for speech. */
const late: Partial<Record<Noise, number>> = { coughs: 500, keyboard: 400, babble: 200, 'pink noise': 200 };

test('in a quiet room, speech is found within 250 ms, and its end within 100 ms of the pause', () =>
  findsSpeech(withPauses(answer), 100));

test.each(noises)('speech is found over %s that is 10 dB quieter, and its end', (kind) =>
  findsSpeech(over(withPauses(answer), kind, levelBelow(answer, 10)), late[kind] ?? 100),
);

async function findsSpeech(sound: Int16Array, lateMs: number): Promise<void> {
  const [began, ended, ...more] = await heardIn(sound);
  expect([began?.event, ended?.event, more]).toEqual(['began', 'words', []]);
  between(startMs - 50, began?.fromMs, startMs + 50);
  between(startMs, began?.atMs, startMs + 250);
  between(startMs + lengthMs + 400, ended?.atMs, startMs + lengthMs + 500 + lateMs);
}

test('sound of 16 kHz is heard as well; telephone sound, without its upper half, a little later', async () => {
  const [began, ended] = await heardIn(withPauses(answer), 16_000);
  between(startMs, began?.atMs, startMs + 350);
  between(startMs + lengthMs - 100, ended?.toMs, startMs + lengthMs + 100);
});

test.each(['yes', 'backchannel'] as const)('a short word is heard: %s', async (word) => {
  const heard = await heardIn(withPauses(spoken(word)));
  expect(heard.map(({ event }) => event)).toEqual(['began', 'words']);
});

test('the interviewer yields to speech within 300 ms', async () => {
  const { floors } = await heardIn(withPauses(answer));
  expect(floors.map(({ floor }) => floor)).toEqual(['yielded', 'expert']);
  between(startMs + 180, floors[0]?.atMs, startMs + 300);
});

test('a recorded back-channel costs a pause of half a second', async () => {
  const { floors } = await heardIn(withPauses(spoken('backchannel')));
  expect(floors.map(({ floor }) => floor)).toEqual(['yielded', 'interviewer']);
  between(0, (floors[1]?.atMs ?? 0) - (floors[0]?.atMs ?? 0), 600);
});
