import type { Language } from '@colloquy/contracts';
import { encodeMuLaw, resample, type TextToSpeech } from '@colloquy/language';
import { joined, lineRate } from './ear';

/** Turns words into the sound of a telephone line. */
export type Voice = (words: string, language: Language, signal: AbortSignal) => Promise<Buffer>;

/** @param voice name of a voice of the server */
export function makeVoice(textToSpeech: TextToSpeech, voice: string): Voice {
  return async (text, language, signal) => {
    const parts: Int16Array[] = [];
    let sampleRate = lineRate;
    for await (const sound of textToSpeech.speak({ text, language, voice }, signal)) {
      parts.push(sound.samples);
      sampleRate = sound.sampleRate;
    }
    return Buffer.from(encodeMuLaw(resample({ samples: joined(...parts), sampleRate }, lineRate).samples));
  };
}
