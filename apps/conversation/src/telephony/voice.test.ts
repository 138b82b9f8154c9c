import { AppError } from '@colloquy/kernel';
import { joinSamples } from '@colloquy/language';
import { makeVoice, voiceNames } from './voice';

const { signal } = new AbortController();
const refused = (status: number) =>
  new AppError('unavailable', 'MODEL_REFUSED', 'No', { details: { status } });

function aServer(has: string[], otherwise: () => Error = () => refused(400)) {
  const asked: string[] = [];
  const textToSpeech = {
    async *speak({ voice }: { voice: string }) {
      asked.push(voice);
      if (!has.includes(voice)) throw otherwise();
      yield { samples: new Int16Array(800), sampleRate: 8000 };
    },
  };
  const named = voiceNames(['id-of-grace=nova']);
  const voice = makeVoice(textToSpeech, { fallback: 'alloy', named });
  const say = async (id?: string) => {
    const parts: Int16Array[] = [];
    const speech = { text: 'Hello.', language: 'en', voice: id, rateHz: 8000 } as const;
    for await (const part of voice(speech, signal)) parts.push(part);
    return joinSamples(...parts);
  };
  return { asked, say };
}

test('an agent speaks with its own voice, by the server’s name for it', async () => {
  const { asked, say } = aServer(['alloy', 'nova', 'id-of-felix']);
  expect(await say('id-of-grace')).toHaveLength(800);
  await say('id-of-felix');
  await say();
  expect(asked).toEqual(['nova', 'id-of-felix', 'alloy']);
});

test('a voice that the server refuses is replaced and not requested again', async () => {
  const { asked, say } = aServer(['alloy']);
  expect(await say('id-of-felix')).toHaveLength(800);
  await say('id-of-felix');
  expect(asked).toEqual(['id-of-felix', 'alloy', 'alloy']);
});

test('a voice is not given up when the server fails', async () => {
  const { asked, say } = aServer([], () => refused(503));
  await expect(say('id-of-grace')).rejects.toMatchObject({ code: 'MODEL_REFUSED' });
  await expect(say('id-of-grace')).rejects.toMatchObject({ code: 'MODEL_REFUSED' });
  expect(asked).toEqual(['nova', 'nova']);
});

test.each(['x', '=', 'a=b=c', '=b'])('%s is refused as a pair of voices', (pair) => {
  expect(() => voiceNames([pair])).toThrow('SPEECH_VOICES');
});
