import type { Language } from '@colloquy/contracts';
import { joinSamples, type SpeechToText, type VoiceActivity } from '@colloquy/language';
import type { TimeSpan } from './call-clock';
import { type Hearing, hearFrame, quietRoom } from './detect-speech';
import { speechIn } from './listener';

export const phoneRateHz = 8000;
/** Sound kept from before speech was noticed, milliseconds. */
const beforeMs = 500;
/** Longest piece, milliseconds; from `longEnoughMs` on a piece ends at a pause of `restMs`. */
const longestMs = 25_000;
const longEnoughMs = 20_000;
const restMs = 100;
/** Pause after which a piece is recognised already, milliseconds; the result is dropped if the speech goes on. */
const earlyMs = 240;
/** Pieces that may wait to be recognised: three minutes of speech, 6 MB at 16 kHz. */
const maxWaiting = 8;
/** Silence that fills a gap in the sound, milliseconds; it ends the current speech. */
const maxFilledMs = 1000;
/** Sound that may wait for the detector, milliseconds; more is dropped and makes a gap. */
const maxUnheardMs = 5000;
/**
 * Speech that lasts longer takes the floor, milliseconds: a back-channel takes 200 to 500, and an interviewer who
 * falls silent within a second is felt to listen.
 */
const floorMs = 600;
const tellMs = 2000;

export interface SpeechRecogniser {
  /** @param fromMs time of the sound; a jump ahead is a gap */
  take(samples: Int16Array, fromMs: number): void;
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

export interface Ears {
  speechToText: SpeechToText;
  voiceActivity: VoiceActivity;
}

/** Cuts the sound of a stream into pieces of speech and recognises them one at a time. */
export function makeSpeechRecogniser(
  { speechToText, voiceActivity }: Ears,
  language: () => Language,
  on: RecogniserEvents,
): SpeechRecogniser {
  const { sampleRate, frameSamples, lagMs } = voiceActivity;
  const frameMs = (frameSamples / sampleRate) * 1000;
  const stopping = new AbortController();
  let hearing: Hearing = quietRoom;
  let kept: Int16Array[] = [];
  const unheard: { samples: Int16Array; endMs: number; isGap?: boolean }[] = [];
  let isListening = false;
  let listened: Promise<void> = Promise.resolve();
  let rest: Int16Array = new Int16Array(0);
  let atMs: number | undefined;
  /** `pieceMs` is the beginning of the current piece, `loudToMs` when the speech was last loud. */
  let speech = { onsetMs: 0, pieceMs: 0, loudToMs: 0, toldMs: 0, tookFloor: false };
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();
  let early: { text: Promise<string | undefined>; stop: AbortController } | undefined;

  const transcribe = (samples: Int16Array, signal = stopping.signal) =>
    speechToText.transcribe({ samples, sampleRate }, language(), signal);

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
    voiceActivity.ignore(samples);
    hearing = quietRoom;
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
    const onsetMs = endMs - hearing.sinceMs - lagMs;
    speech = { onsetMs, pieceMs: onsetMs, loudToMs: endMs, toldMs: endMs, tookFloor: false };
    on.began(onsetMs);
  }

  function goOn(endMs: number): void {
    if (hearing.quietMs === 0) speech.loudToMs = endMs - lagMs;
    if (!speech.tookFloor && speech.loudToMs - speech.onsetMs >= floorMs) {
      speech.tookFloor = true;
      on.tookFloor();
    }
    if (endMs - speech.toldMs >= tellMs) {
      speech.toldMs = endMs;
      on.stillSpeaking();
    }
  }

  function hear(samples: Int16Array, probability: number, endMs: number): void {
    kept.push(samples);
    const heard = hearFrame(hearing, { probability, frameMs, lagMs });
    hearing = heard.hearing;
    if (heard.event === 'began') begin(endMs);
    if (heard.event === 'ended') return cut();
    const keptMs = kept.length * frameMs;
    if (!hearing.speaking) {
      if (keptMs > beforeMs) kept.shift();
      return;
    }
    goOn(endMs);
    const { quietMs } = hearing;
    if (quietMs === 0) dropEarly();
    if (quietMs + lagMs >= earlyMs) recogniseEarly();
    if (keptMs >= longestMs || (keptMs >= longEnoughMs && quietMs >= restMs)) {
      cut();
      speech.pieceMs = endMs;
    }
  }

  /** Listens to the waiting frames in order; without a break if the detector answers at once. */
  async function listen(): Promise<void> {
    isListening = true;
    try {
      for (let frame; (frame = unheard.shift());) {
        const { samples, endMs, isGap } = frame;
        const asked = isGap ? 0 : voiceActivity.probability(samples);
        const probability = typeof asked === 'number' ? asked : await asked;
        if (stopping.signal.aborted) return;
        hear(samples, probability, endMs);
      }
    } catch (error) {
      on.failed(error);
    } finally {
      isListening = false;
    }
  }

  function takeFrames(samples: Int16Array, fromMs: number): void {
    let startMs = fromMs;
    let at = 0;
    for (; at + frameSamples <= samples.length; at += frameSamples, startMs += frameMs) {
      unheard.push({ samples: samples.subarray(at, at + frameSamples), endMs: startMs + frameMs });
    }
    rest = samples.slice(at);
    atMs = startMs;
  }

  function fillGap(gapMs: number, toMs: number): void {
    let startMs = toMs - gapMs;
    const frames = Math.floor(Math.min(gapMs, maxFilledMs) / frameMs);
    for (let n = 0; n < frames; n++, startMs += frameMs) {
      unheard.push({ samples: new Int16Array(frameSamples), endMs: startMs + frameMs, isGap: true });
    }
    rest = new Int16Array(0);
  }

  return {
    take(sound, fromMs) {
      if (stopping.signal.aborted || unheard.length * frameMs > maxUnheardMs) return;
      const restMs = (rest.length / sampleRate) * 1000;
      const gapMs = atMs === undefined ? 0 : fromMs - restMs - atMs;
      if (gapMs >= frameMs) fillGap(gapMs, fromMs);
      const samples = joinSamples(rest, sound);
      takeFrames(samples, fromMs - (rest.length / sampleRate) * 1000);
      if (!isListening) listened = listen();
    },
    busy: () => hearing.speaking || waiting > 0,
    async finish() {
      await listened;
      if (hearing.speaking) cut();
      hearing = quietRoom;
      return last;
    },
    stop: () => stopping.abort(),
  };
}
