import type { Language } from '@colloquy/contracts';
import { decodeMuLaw, type SpeechToText } from '@colloquy/language';
import { hearFrame, levelOf, quietRoom } from './detect-speech';

/** What telephone lines carry, samples a second. */
export const lineRate = 8000;
const frameSamples = lineRate / 50;
/** Frames of 20 ms kept from before speech was noticed, and most that are recognised at once (25 s). */
const before = 25;
const longest = 1250;
/** Pieces that may wait to be recognised. */
const mostWaiting = 8;

/** Hears what is said on a line. */
export interface Ear {
  take(sound: Buffer): void;
  stop(): void;
}

/** What an ear tells, in order. */
export interface EarEvents {
  /** Somebody began to speak. */
  began(): void;
  /** Words of somebody who has paused; empty when it was no speech. */
  words(text: string): void;
  failed(error: unknown): void;
}

/** Cuts the sound of a line into pieces of speech and has them recognised one after the other. */
export function makeEar(speechToText: SpeechToText, language: () => Language, on: EarEvents): Ear {
  const stopping = new AbortController();
  let hearing = quietRoom;
  let kept: Int16Array[] = [];
  let rest: Int16Array = new Int16Array(0);
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();

  async function recognise(samples: Int16Array): Promise<void> {
    const pcm = { samples, sampleRate: lineRate };
    const text = await speechToText.transcribe(pcm, language(), stopping.signal).catch((error: unknown) => {
      if (!stopping.signal.aborted) on.failed(error);
      return '';
    });
    waiting -= 1;
    if (!stopping.signal.aborted) on.words(text);
  }

  function cut(): void {
    const piece = joined(...kept);
    kept = [];
    if (waiting >= mostWaiting) return on.failed(new Error('Speech is recognised too slowly'));
    waiting += 1;
    last = last.then(() => recognise(piece));
  }

  function frame(samples: Int16Array): void {
    kept.push(samples);
    const heard = hearFrame(hearing, levelOf(samples));
    hearing = heard.hearing;
    if (heard.event === 'began') on.began();
    if (heard.event === 'ended' || (hearing.speaking && kept.length >= longest)) return cut();
    if (!hearing.speaking && kept.length > before) kept.shift();
  }

  return {
    take(sound) {
      if (stopping.signal.aborted) return;
      const samples = joined(rest, decodeMuLaw(sound));
      let at = 0;
      for (; at + frameSamples <= samples.length; at += frameSamples) {
        frame(samples.subarray(at, at + frameSamples));
      }
      rest = samples.slice(at);
    },
    stop: () => stopping.abort(),
  };
}

/** Sounds one after the other. */
export function joined(...parts: Int16Array[]): Int16Array {
  const all = new Int16Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
