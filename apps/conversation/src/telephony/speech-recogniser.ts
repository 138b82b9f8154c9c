import type { Language } from '@colloquy/contracts';
import { decodeMuLaw, joinSamples, type SpeechToText } from '@colloquy/language';
import type { TimeSpan } from './call-clock';
import { type Hearing, hearFrame, levelOf, onsetFrames, quietRoom } from './detect-speech';
import { speechIn } from './listener';

export const phoneRateHz = 8000;
const frameSamples = phoneRateHz / 50;
const frameMs = 20;
/** Frames of 20 ms kept from before speech was noticed. */
const before = 25;
/** Longest piece, frames (25 s); from 20 s on a piece ends at a pause of 100 ms. */
const longest = 1250;
const longEnough = 1000;
const restFrames = 5;
/** Quiet frames after which a piece is recognised already (240 ms); the result is dropped if the speech goes on. */
const earlyFrames = 12;
/** Pieces that may wait to be recognised: three minutes of speech, 3 MB. */
const maxWaiting = 8;
/** Silence that fills a gap in the sound, milliseconds; it ends the current speech. */
const maxFilledMs = 1000;
/**
 * Speech that lasts longer takes the floor, milliseconds: a back-channel takes 200 to 500, and an interviewer who
 * falls silent within a second is felt to listen.
 */
const floorMs = 600;
const tellMs = 2000;

export interface SpeechRecogniser {
  /** @param fromMs time of the sound; a jump ahead is a gap */
  take(sound: Uint8Array, fromMs: number): void;
  /** Whether the expert speaks or recent speech is still being recognised. */
  busy(): boolean;
  /** Ends the sound. Resolves when all speech is recognised. */
  finish(): Promise<void>;
  stop(): void;
}

export interface RecogniserEvents {
  began(onsetMs: number): void;
  /** The speech lasts longer than a back-channel. */
  tookFloor(): void;
  stillSpeaking(): void;
  /** Empty if the sound was no speech. */
  words(text: string, heard: TimeSpan): void;
  failed(error: unknown): void;
}

/** Cuts the sound of a stream into pieces of speech and recognises them one at a time. */
export function makeSpeechRecogniser(
  speechToText: SpeechToText,
  language: () => Language,
  on: RecogniserEvents,
): SpeechRecogniser {
  const stopping = new AbortController();
  let hearing: Hearing = quietRoom;
  let kept: Int16Array[] = [];
  let rest: Int16Array = new Int16Array(0);
  let atMs: number | undefined;
  /** `pieceMs` is the beginning of the current piece, `loudToMs` when the speech was last loud. */
  let speech = { onsetMs: 0, pieceMs: 0, loudToMs: 0, toldMs: 0, tookFloor: false };
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();
  let early: { text: Promise<string | undefined>; stop: AbortController } | undefined;

  const transcribe = (samples: Int16Array, signal = stopping.signal) =>
    speechToText.transcribe({ samples, sampleRate: phoneRateHz }, language(), signal);

  /** @param begun recognition that began before the end of the piece was certain; undefined if it failed */
  async function recognise(
    samples: Int16Array,
    heard: TimeSpan,
    onsetMs: number,
    begun: Promise<string | undefined> | undefined,
  ): Promise<void> {
    const isQuiet = heard.toMs <= heard.fromMs;
    const transcribed = async () => (isQuiet ? '' : ((await begun) ?? (await transcribe(samples))));
    const text = await transcribed().catch((error: unknown) => {
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
    const piece = joinSamples(...kept);
    const { pieceMs, loudToMs, onsetMs } = speech;
    kept = [];
    const begun = early?.text;
    early = undefined;
    if (waiting >= maxWaiting) return on.failed(new Error('Speech is recognised too slowly'));
    waiting += 1;
    last = last.then(() => recognise(piece, { fromMs: pieceMs, toMs: loudToMs }, onsetMs, begun));
  }

  /** Most pauses of this length end the speech, and the expert waits less. */
  function recogniseEarly(): void {
    if (early || waiting > 0 || speech.loudToMs <= speech.pieceMs) return;
    const stop = new AbortController();
    const signal = AbortSignal.any([stop.signal, stopping.signal]);
    early = { text: transcribe(joinSamples(...kept), signal).catch(() => undefined), stop };
  }

  function dropEarly(): void {
    early?.stop.abort();
    early = undefined;
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
      on.stillSpeaking();
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
    if (hearing.quiet === 0) dropEarly();
    if (hearing.quiet === earlyFrames) recogniseEarly();
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

  /** Fills a gap with silence as loud as the background. */
  function skip(gapMs: number, toMs: number): void {
    let startMs = toMs - gapMs;
    const frames = Math.floor(Math.min(gapMs, maxFilledMs) / frameMs);
    for (let n = 0; n < frames; n++, startMs += frameMs) {
      frame(new Int16Array(frameSamples), hearing.noise, startMs + frameMs);
    }
    if (gapMs > maxFilledMs) kept = [];
    rest = new Int16Array(0);
  }

  return {
    take(sound, fromMs) {
      if (stopping.signal.aborted) return;
      const restMs = (rest.length / phoneRateHz) * 1000;
      const gapMs = atMs === undefined ? 0 : fromMs - restMs - atMs;
      if (gapMs >= frameMs) skip(gapMs, fromMs);
      const samples = joinSamples(rest, decodeMuLaw(sound));
      takeFrames(samples, fromMs - (rest.length / phoneRateHz) * 1000);
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
