import type { Language } from '@colloquy/contracts';
import { decodeMuLaw, type SpeechToText } from '@colloquy/language';
import type { Placed } from './call-clock';
import { type Hearing, hearFrame, levelOf, onsetFrames, quietRoom } from './detect-speech';
import { speechIn } from './listener';

/** What telephone lines carry, samples a second. */
export const lineRate = 8000;
const frameSamples = lineRate / 50;
const frameMs = 20;
/** Frames of 20 ms kept from before speech was noticed. */
const before = 25;
/** Most frames that are recognised at once (25 s); from 20 s on a piece ends where the voice rests for 100 ms. */
const longest = 1250;
const longEnough = 1000;
const restFrames = 5;
/** Pieces that may wait to be recognised: three minutes of speech, 3 MB. */
const mostWaiting = 8;
/** A gap in the sound is filled with quiet up to here, milliseconds; that ends what was being said. */
const mostFilledMs = 1000;
/**
 * Speech that lasts longer takes the floor, milliseconds: a back-channel takes 200 to 500, and an interviewer who
 * falls silent within a second is felt to listen.
 */
const floorMs = 600;
/** How often it is told that somebody goes on speaking, milliseconds. */
const tellMs = 2000;

/** Hears what is said on a line. */
export interface Ear {
  /** @param fromMs when the sound was heard; a jump ahead is a gap */
  take(sound: Uint8Array, fromMs: number): void;
  /** Whether somebody speaks, or has spoken and the words are not there yet. */
  busy(): boolean;
  /** No more sound comes. Resolves when all that was said is recognised. */
  finish(): Promise<void>;
  stop(): void;
}

/** What an ear tells, in order. */
export interface EarEvents {
  /** Somebody began to speak at that time. */
  began(onsetMs: number): void;
  /** The speech lasts longer than a back-channel. */
  tookFloor(): void;
  /** Somebody still speaks. */
  goesOn(): void;
  /** Words of a piece of speech; empty when it was no speech. */
  words(text: string, heard: Placed): void;
  failed(error: unknown): void;
}

/** Cuts the sound of a line into pieces of speech and has them recognised one after the other. */
export function makeEar(speechToText: SpeechToText, language: () => Language, on: EarEvents): Ear {
  const stopping = new AbortController();
  let hearing: Hearing = quietRoom;
  let kept: Int16Array[] = [];
  let rest: Int16Array = new Int16Array(0);
  /** Where the next frame begins; undefined before the first. */
  let atMs: number | undefined;
  /** The speech that goes on: when it began, since when it was in this piece, and until when it was loud. */
  let speech = { onsetMs: 0, pieceMs: 0, loudToMs: 0, toldMs: 0, tookFloor: false };
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();

  async function recognise(samples: Int16Array, heard: Placed, onsetMs: number): Promise<void> {
    const pcm = { samples, sampleRate: lineRate };
    const isQuiet = heard.toMs <= heard.fromMs;
    const transcribed = isQuiet ? '' : speechToText.transcribe(pcm, language(), stopping.signal);
    const text = await Promise.resolve(transcribed).catch((error: unknown) => {
      if (!stopping.signal.aborted) on.failed(error);
      return undefined;
    });
    waiting -= 1;
    if (stopping.signal.aborted) return;
    const goesOn = hearing.speaking && speech.onsetMs === onsetMs;
    if (goesOn && text !== undefined && speechIn(text) === '') ignore(samples);
    on.words(text ?? '', heard);
  }

  /** A sound that has lasted for long without a word is the background from now on. */
  function ignore(samples: Int16Array): void {
    hearing = { ...quietRoom, noise: Math.max(hearing.noise, levelOf(samples)) };
    kept = [];
  }

  function cut(): void {
    const piece = joined(...kept);
    const { pieceMs, loudToMs, onsetMs } = speech;
    kept = [];
    if (waiting >= mostWaiting) return on.failed(new Error('Speech is recognised too slowly'));
    waiting += 1;
    last = last.then(() => recognise(piece, { fromMs: pieceMs, toMs: loudToMs }, onsetMs));
  }

  function begin(endMs: number): void {
    const onsetMs = endMs - onsetFrames * frameMs;
    speech = { onsetMs, pieceMs: onsetMs, loudToMs: endMs, toldMs: endMs, tookFloor: false };
    on.began(onsetMs);
  }

  function goOn(endMs: number): void {
    if (hearing.quiet === 0) speech.loudToMs = endMs;
    if (!speech.tookFloor && speech.loudToMs - speech.onsetMs >= floorMs) {
      speech.tookFloor = true;
      on.tookFloor();
    }
    if (endMs - speech.toldMs >= tellMs) {
      speech.toldMs = endMs;
      on.goesOn();
    }
  }

  function frame(samples: Int16Array, level: number, endMs: number): void {
    kept.push(samples);
    const heard = hearFrame(hearing, level);
    hearing = heard.hearing;
    if (heard.event === 'began') begin(endMs);
    if (heard.event === 'ended') return cut();
    if (!hearing.speaking) {
      if (kept.length > before) kept.shift();
      return;
    }
    goOn(endMs);
    if (kept.length >= longest || (kept.length >= longEnough && hearing.quiet >= restFrames)) {
      cut();
      speech.pieceMs = endMs;
    }
  }

  function takeFrames(samples: Int16Array, fromMs: number): void {
    let startMs = fromMs;
    let at = 0;
    for (; at + frameSamples <= samples.length; at += frameSamples, startMs += frameMs) {
      const part = samples.subarray(at, at + frameSamples);
      frame(part, levelOf(part), startMs + frameMs);
    }
    rest = samples.slice(at);
    atMs = startMs;
  }

  /** Nothing came for a while: that is quiet, as loud as the background. */
  function skip(gapMs: number, toMs: number): void {
    let startMs = toMs - gapMs;
    const frames = Math.floor(Math.min(gapMs, mostFilledMs) / frameMs);
    for (let n = 0; n < frames; n++, startMs += frameMs) {
      frame(new Int16Array(frameSamples), hearing.noise, startMs + frameMs);
    }
    if (gapMs > mostFilledMs) kept = [];
    rest = new Int16Array(0);
  }

  return {
    take(sound, fromMs) {
      if (stopping.signal.aborted) return;
      const restMs = (rest.length / lineRate) * 1000;
      const gapMs = atMs === undefined ? 0 : fromMs - restMs - atMs;
      if (gapMs >= frameMs) skip(gapMs, fromMs);
      const samples = joined(rest, decodeMuLaw(sound));
      takeFrames(samples, fromMs - (rest.length / lineRate) * 1000);
    },
    busy: () => hearing.speaking || waiting > 0,
    finish() {
      if (hearing.speaking) cut();
      hearing = quietRoom;
      return last;
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
