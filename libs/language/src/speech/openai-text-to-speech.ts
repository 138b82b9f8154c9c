import { type OpenAiServer, postToOpenAi } from '../models/post';
import { maxSoundSeconds, maySound, refuseLongText, soundOf } from './sound-of';
import type { TextToSpeech } from './speech';

/** Format of `response_format: pcm`: 24 kHz, 16 bits, little-endian, one channel. */
const sampleRate = 24_000;

interface TextToSpeechOptions extends OpenAiServer {
  model: string;
}

/** Synthesises speech with an OpenAI-compatible server, at 24 kHz. */
export function openaiTextToSpeech({ model, ...server }: TextToSpeechOptions): TextToSpeech {
  return {
    speak: ({ text, voice, speed }, signal) => {
      refuseLongText(text);
      const call = {
        path: '/audio/speech',
        body: {
          model,
          voice,
          input: text,
          response_format: 'pcm',
          ...(speed === undefined ? {} : { speed }),
        },
        maxBytes: maxSoundSeconds * sampleRate * 2,
        accepts: maySound,
      };
      return postToOpenAi(server, call, signal, (chunks) => soundOf(chunks, sampleRate));
    },
  };
}
