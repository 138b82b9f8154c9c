import type { Language } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import { introductionOf, joinSamples, wavFile } from '@colloquy/language';
import type { Voice } from '../telephony/voice';

export interface Sample {
  language: Language;
  voice: string | undefined;
  speed: number | undefined;
  /** If empty, the introduction of the embedded interviewer is spoken. */
  text: string;
  personaName: string;
}

/** Returns a WAV file. */
export type SpeakSample = (sample: Sample, signal: AbortSignal) => Promise<Buffer>;

/** Most servers of speech synthesise at this rate. */
const rateHz = 24_000;
const maxSeconds = 60;
/** Maximum number of concurrent samples of a process, which leaves capacity for conversations. */
const maxConcurrent = 4;

/** @throws AppError `conflict` SPEECH_OFF without a voice, `unavailable` above the limit, `timeout` after an abort */
export function makeSpeakSample(voice: Voice | undefined): SpeakSample {
  let speaking = 0;

  return async ({ text, personaName, ...how }, signal) => {
    const { language } = how;
    const spoken = text.trim() || introductionOf({ language, personaName });
    if (!voice) throw speechOff(spoken);
    if (speaking >= maxConcurrent)
      throw new AppError('unavailable', undefined, 'Too many samples are being spoken');
    speaking += 1;
    try {
      const samples = await beginningOf(voice({ ...how, text: spoken, rateHz }, signal));
      return wavFile({ samples, sampleRate: rateHz });
    } catch (error) {
      if (!signal.aborted) throw error;
      throw new AppError('timeout', undefined, 'The caller no longer waits for the sample');
    } finally {
      speaking -= 1;
    }
  };
}

/** @param text text for the browser to speak instead, as it does for experts */
const speechOff = (text: string) =>
  new AppError('conflict', 'SPEECH_OFF', 'The platform has no speech synthesis', { details: { text } });

async function beginningOf(sound: AsyncIterable<Int16Array>): Promise<Int16Array> {
  const pieces: Int16Array[] = [];
  let left = maxSeconds * rateHz;
  for await (const piece of sound) {
    pieces.push(piece.subarray(0, left));
    left -= piece.length;
    if (left <= 0) break;
  }
  return joinSamples(...pieces);
}
