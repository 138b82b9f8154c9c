import { AppError } from '@colloquy/kernel';
import { notUnderstood } from '../models/post';
import { maxSpokenTextLength, type Pcm } from './speech';
import { pcmSamples } from './wav';

/** More than the longest text takes. */
export const maxSoundSeconds = 10 * 60;

/** @throws AppError `invalid` for a text longer than {@link maxSpokenTextLength} */
export function refuseLongText(text: string): void {
  if (text.length > maxSpokenTextLength) {
    throw new AppError('invalid', 'SPOKEN_TEXT_TOO_LONG', 'The text is too long to be spoken');
  }
}

/** Servers name sound differently, but never as text. */
export const maySound = (contentType: string): boolean =>
  !/^\s*text\/|[/+](json|xml|html)\b/i.test(contentType);

/** The first bytes of text and of containers; PCM begins near silence. */
const otherThanPcm = /^(RIFF|ID3|OggS|fLaC|\s*(<[!?a-z]|\{\s*"|\[\s*[{"]))/iu;
const beginningBytes = 16;

/** Converts bytes, cut anywhere, to 16-bit samples. @throws AppError `unavailable` without sound */
export async function* soundOf(chunks: AsyncIterable<Buffer>, sampleRate: number): AsyncGenerator<Pcm> {
  let open = Buffer.alloc(0);
  let isSilent = true;
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([open, chunk]);
    if (isSilent && otherThanPcm.test(bytes.toString('latin1', 0, beginningBytes)))
      throw notUnderstood('The provider of speech sent another format than requested');
    const whole = bytes.length - (bytes.length % 2);
    open = bytes.subarray(whole);
    if (whole === 0) continue;
    isSilent = false;
    yield { samples: pcmSamples(bytes.subarray(0, whole)), sampleRate };
  }
  if (isSilent) throw notUnderstood('The provider of speech sent no sound');
}
