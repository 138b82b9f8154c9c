import { postTo } from '../models/post';
import { maxSoundSeconds, maySound, refuseLongText, soundOf } from './sound-of';
import type { TextToSpeech } from './speech';

export const elevenLabsUrl = 'https://api.elevenlabs.io/v1';

/** Models for conversations in all languages of the platform: elevenlabs.io/docs/overview/models. */
export const elevenLabsModels = ['eleven_flash_v2_5', 'eleven_turbo_v2_5'] as const;

interface ElevenLabsOptions {
  url: string;
  apiKey: string;
  model: (typeof elevenLabsModels)[number];
  timeoutMs: number;
}

/** Rate of `pcm_24000`: 16 bits, little-endian, one channel. */
const sampleRate = 24_000;
const speeds = { least: 0.7, most: 1.2 };

/** Streaming synthesis by ElevenLabs (elevenlabs.io/docs/api-reference/text-to-speech/stream). */
export function elevenLabsTextToSpeech({ url, apiKey, model, timeoutMs }: ElevenLabsOptions): TextToSpeech {
  return {
    speak({ text, language, voice, speed = 1 }, signal) {
      refuseLongText(text);
      const call = {
        url: `${url}/text-to-speech/${encodeURIComponent(voice)}/stream?output_format=pcm_${sampleRate}`,
        headers: { 'xi-api-key': apiKey },
        body: {
          text,
          model_id: model,
          language_code: language,
          voice_settings: { speed: Math.min(speeds.most, Math.max(speeds.least, speed)) },
        },
        maxBytes: maxSoundSeconds * sampleRate * 2,
        accepts: maySound,
        timeoutMs,
      };
      return postTo(call, signal, (chunks) => soundOf(chunks, sampleRate));
    },
  };
}
