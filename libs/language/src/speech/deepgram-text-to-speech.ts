import type { Language } from '@colloquy/contracts';
import { postTo } from '../models/post';
import { maxSoundSeconds, maySound, refuseLongText, soundOf } from './sound-of';
import type { TextToSpeech } from './speech';

export const deepgramSpeechUrl = 'https://api.deepgram.com/v1/speak';

interface DeepgramSpeechOptions {
  url: string;
  apiKey: string;
  timeoutMs: number;
}

const sampleRate = 24_000;
/** Languages with speeds, and factors that are accepted: developers.deepgram.com/docs/tts-voice-controls. */
const paced: readonly Language[] = ['en', 'es'];
const speeds = { least: 0.7, most: 1.5 };

/** A voice is a model, such as `aura-2-thalia-en`: developers.deepgram.com/reference/text-to-speech/speak-request. */
export function deepgramTextToSpeech({ url, apiKey, timeoutMs }: DeepgramSpeechOptions): TextToSpeech {
  return {
    speak({ text, language, voice, speed }, signal) {
      refuseLongText(text);
      const query = new URLSearchParams({
        model: voice,
        encoding: 'linear16',
        sample_rate: String(sampleRate),
        container: 'none',
        mip_opt_out: 'true', // the text is not used for training
        ...(speed !== undefined &&
          paced.includes(language) && {
            speed: String(Math.min(speeds.most, Math.max(speeds.least, speed))),
          }),
      });
      const call = {
        url: `${url}?${query}`,
        headers: { authorization: `Token ${apiKey}` },
        body: { text },
        maxBytes: maxSoundSeconds * sampleRate * 2,
        accepts: maySound,
        timeoutMs,
      };
      return postTo(call, signal, (chunks) => soundOf(chunks, sampleRate));
    },
  };
}
