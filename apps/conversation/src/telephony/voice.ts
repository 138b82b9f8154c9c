import type { Language } from '@colloquy/contracts';
import { toAppError } from '@colloquy/kernel';
import { makeResampler, type Resampler, type TextToSpeech } from '@colloquy/language';

export interface Speech {
  text: string;
  language: Language;
  voice: string | undefined;
  speed?: number | undefined;
  rateHz: number;
}

export type Voice = (speech: Speech, signal: AbortSignal) => AsyncIterable<Int16Array>;

interface ServerVoices {
  /** Speaks for agents without a voice, and for voices that the server does not have. */
  fallback: string;
  named: ReadonlyMap<string, string>;
}

type Spoken = Speech & { voice: string };

/** Beyond this number all voices are requested again. */
const maxUnknown = 1000;

export function makeVoice(textToSpeech: TextToSpeech, { fallback, named }: ServerVoices): Voice {
  const unknown = new Set<string>();

  async function* speak({ rateHz, ...speech }: Spoken, signal: AbortSignal) {
    let current: { from: number; resampler: Resampler } | undefined;
    for await (const { samples, sampleRate: from } of textToSpeech.speak(speech, signal)) {
      if (current?.from !== from) current = { from, resampler: makeResampler(from, rateHz) };
      yield* unlessEmpty(current.resampler.take(samples));
    }
    if (current) yield* unlessEmpty(current.resampler.end());
  }

  return async function* ({ voice: id, ...speech }, signal) {
    const voice = id === undefined || unknown.has(id) ? fallback : (named.get(id) ?? id);
    try {
      yield* speak({ ...speech, voice }, signal);
    } catch (error) {
      if (id === undefined || voice === fallback || !isRefusal(error)) throw error;
      yield* speak({ ...speech, voice: fallback }, signal);
      if (unknown.size >= maxUnknown) unknown.clear();
      unknown.add(id); // the fallback voice worked, so the voice was refused, not the text
    }
  };
}

function* unlessEmpty(samples: Int16Array): Generator<Int16Array> {
  if (samples.length > 0) yield samples;
}

function isRefusal(error: unknown): boolean {
  const { status } = toAppError(error).details;
  return status === 400 || status === 404 || status === 422;
}

/** Parses pairs such as `4d6c5d38-61d6-48a7-9c96-f4c5bbd29f73=nova`. @throws Error for other text */
export function voiceNames(pairs: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    pairs.map((pair) => {
      const [id = '', name = '', ...more] = pair.split('=').map((part) => part.trim());
      if (id === '' || name === '' || more.length > 0)
        throw new Error('SPEECH_VOICES must be pairs id=voice');
      return [id, name];
    }),
  );
}
