import { type Pcm } from '../src/speech/speech';
import { levelVoiceActivity } from '../src/speech/level-voice-activity';
import { resample } from '../src/speech/resample';
import { loadSileroVoiceActivity } from '../src/speech/silero-voice-activity';
import type { DetectVoice, HearingRate, VoiceActivity } from '../src/speech/voice-activity';
import { levelBelow, noise, noises, over, rate, silence, spoken } from './sounds';

async function probabilities(detector: VoiceActivity, sound: Int16Array): Promise<number[]> {
  const { frameSamples, sampleRate } = detector;
  const { samples } = resample({ samples: sound, sampleRate: rate } satisfies Pcm, sampleRate);
  const heard: number[] = [];
  for (let at = 0; at + frameSamples <= samples.length; at += frameSamples) {
    heard.push(await detector.probability(samples.subarray(at, at + frameSamples)));
  }
  return heard;
}

const share = (heard: number[]) => heard.filter((probability) => probability >= 0.5).length / heard.length;
const answer = spoken('answer');
const loud = levelBelow(answer, 0);

jest.setTimeout(120_000); // minutes of sound are heard

let silero: DetectVoice;
beforeAll(async () => (silero = await loadSileroVoiceActivity()));

describe.each(['silero', 'level'])('the contract of VoiceActivity: %s', (name) => {
  const detector = (sampleRate: HearingRate) =>
    name === 'silero' ? silero(sampleRate) : levelVoiceActivity(sampleRate);

  test.each([8000, 16_000] as const)(
    'speech at %d Hz is speech, silence and hiss are not',
    async (rateHz) => {
      const heard = detector(rateHz);
      expect(share(await probabilities(heard, silence(2000)))).toBe(0);
      expect(share(await probabilities(heard, answer))).toBeGreaterThan(0.8);
      expect(share(await probabilities(heard, silence(500)))).toBeLessThan(0.1);
      expect(share(await probabilities(heard, noise('white noise', 2000, 100)))).toBe(0);
    },
  );

  test('streams do not affect each other', async () => {
    const [speaks, listens] = [detector(8000), detector(8000)];
    expect(share(await probabilities(speaks, answer))).toBeGreaterThan(0.8);
    expect(share(await probabilities(listens, silence(1000)))).toBe(0);
  });

  test('sound that is to be ignored is background until it has ended', async () => {
    const heard = detector(8000);
    const sound = name === 'silero' ? answer : noise('dial tone', 3000, loud);
    expect(share(await probabilities(heard, sound))).toBeGreaterThan(0.8);
    heard.ignore(sound);
    expect(share(await probabilities(heard, sound))).toBeLessThan(0.1);
    await probabilities(heard, silence(5000));
    expect(share(await probabilities(heard, sound))).toBeGreaterThan(0.8);
  });
});

describe('Silero', () => {
  test('finds speech that is 32 dB quieter than usual', async () => {
    const quiet = answer.map((sample) => sample / 40);
    expect(share(await probabilities(silero(8000), quiet))).toBeGreaterThan(0.8);
  });

  test('windows of several streams are judged together as they are alone', async () => {
    const together = await loadSileroVoiceActivity(5);
    const short = answer.subarray(0, rate);
    const sounds = [short, noise('babble', 1000, loud), over(short, 'music', levelBelow(answer, 10))];
    const heard = await Promise.all(sounds.map((sound) => probabilities(together(8000), sound)));
    for (const [nth, sound] of sounds.entries()) {
      const alone = await probabilities(silero(8000), sound);
      alone.forEach((probability, at) => expect(heard[nth]?.[at]).toBeCloseTo(probability, 3));
    }
  });

  test.each(noises)('%s as loud as speech is not speech', async (kind) => {
    const heard = await probabilities(silero(8000), noise(kind, 5000, loud));
    expect(share(heard)).toBeLessThan(0.02);
  });

  test.each(noises)('finds speech over %s that is 10 dB quieter', async (kind) => {
    const heard = await probabilities(silero(8000), over(answer, kind, levelBelow(answer, 10)));
    expect(share(heard)).toBeGreaterThan(0.8);
  });
});
