import { AppError } from '@colloquy/kernel';
import { callFailed } from '../models/post';
import { maxSpokenTextLength, type Pcm } from './speech';
import { pcmSamples } from './wav';

/** Maximum sound of one text: more than the longest text takes. */
export const maxSoundSeconds = 10 * 60;

/** @throws AppError `invalid` for a text longer than {@link maxSpokenTextLength} */
export function refuseLongText(text: string): void {
  if (text.length > maxSpokenTextLength) {
    throw new AppError('invalid', 'SPOKEN_TEXT_TOO_LONG', 'The text is too long to be spoken');
  }
}

/** Yields chunks of 16-bit samples, which may end within a sample. @throws AppError `unavailable` without sound */
export async function* soundOf(chunks: AsyncIterable<Buffer>, sampleRate: number): AsyncGenerator<Pcm> {
  let open = Buffer.alloc(0);
  let isSilent = true;
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([open, chunk]);
    const whole = bytes.length - (bytes.length % 2);
    open = bytes.subarray(whole);
    if (whole === 0) continue;
    isSilent = false;
    yield { samples: pcmSamples(bytes.subarray(0, whole)), sampleRate };
  }
  if (isSilent)
    throw callFailed('unavailable', 'MODEL_ANSWER_INVALID', 'The provider of speech sent no sound');
}
