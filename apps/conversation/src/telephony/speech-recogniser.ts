import type { Language } from '@colloquy/contracts';
import { joinSamples, type SpeechStreams, type SpeechToText, type VoiceActivity } from '@colloquy/language';
import type { TimeSpan } from './call-clock';
import { type Hearing, hearFrame, quietRoom } from './detect-speech';
import { speechIn } from './listener';
import { makeSpeechPiece, type SpeechPiece } from './speech-piece';

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
  /** Whether there is sound that may turn out to be the beginning of speech. */
  mayHearSpeech(): boolean;
  /** Ends the sound. Resolves when all speech is recognised. */
  finish(): Promise<void>;
  stop(): void;
}

export interface RecogniserEvents {
  began(onsetMs: number): void;
  /** The speech lasts longer than a back-channel. */
  tookFloor(): void;
  stillSpeaking(): void;
  /** Gets the words of the current piece so far, which may still change. Absent: nobody reads them. */
  partial?: ((text: string) => void) | undefined;
  /** Empty if the sound was no speech. */
  words(text: string, heard: TimeSpan): void;
  failed(error: unknown): void;
  /** Seconds of speech that ended; negative once they are recognised. */
  unrecognised(seconds: number): void;
}

export interface Ears {
  speechToText: SpeechToText;
  voiceActivity: VoiceActivity;
  /** Recognise speech while it is spoken; absent: every piece is recognised as a whole. */
  streams?: SpeechStreams | undefined;
}

/** Cuts the sound of a stream into pieces of speech and recognises them one at a time. */
export function makeSpeechRecogniser(
  { speechToText, voiceActivity, streams }: Ears,
  language: () => Language,
  on: RecogniserEvents,
): SpeechRecogniser {
  const { sampleRate, frameSamples, lagMs } = voiceActivity;
  const frameMs = (frameSamples / sampleRate) * 1000;
  const stopping = new AbortController();
  let hearing: Hearing = quietRoom;
  /** Frames from before speech is noticed. */
  let before: Int16Array[] = [];
  let piece: SpeechPiece | undefined;
  const unheard: { samples: Int16Array; endMs: number; isGap?: boolean }[] = [];
  let isListening = false;
  let listened: Promise<void> = Promise.resolve();
  let rest: Int16Array = new Int16Array(0);
  let atMs: number | undefined;
  /** `pieceMs` is the beginning of the current piece, `loudToMs` when the speech was last loud. */
  let speech = { onsetMs: 0, pieceMs: 0, loudToMs: 0, toldMs: 0, tookFloor: false };
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();

  function beginPiece(sound: readonly Int16Array[]): SpeechPiece {
    const partial = on.partial && ((words: string) => !stopping.signal.aborted && on.partial?.(words));
    return makeSpeechPiece(
      sound,
      streams?.begin(language(), partial),
      (samples, signal) => speechToText.transcribe({ samples, sampleRate }, language(), signal),
      stopping.signal,
    );
  }

  async function recognise(said: SpeechPiece, heard: TimeSpan, onsetMs: number): Promise<void> {
    const isQuiet = heard.toMs <= heard.fromMs;
    if (isQuiet) said.drop();
    const text = await (isQuiet ? Promise.resolve('') : said.words()).catch((error: unknown) => {
      if (!stopping.signal.aborted) on.failed(error);
      return undefined;
    });
    waiting -= 1;
    if (text !== undefined) on.unrecognised(-secondsOf(heard));
    if (stopping.signal.aborted) return;
    const goesOn = hearing.speaking && speech.onsetMs === onsetMs;
    if (goesOn && text !== undefined && speechIn(text) === '') ignore(said.sound());
    on.words(text ?? '', heard);
  }

  /** A sound that has lasted for long without a word is the background from now on. */
  function ignore(samples: Int16Array): void {
    voiceActivity.ignore(samples);
    hearing = quietRoom;
    piece?.drop();
    piece = undefined;
  }

  function cut(): void {
    const said = piece;
    if (!said) return;
    const { pieceMs, loudToMs, onsetMs } = speech;
    piece = undefined;
    const heard = { fromMs: pieceMs, toMs: loudToMs };
    on.unrecognised(secondsOf(heard));
    if (waiting >= maxWaiting) {
      said.drop();
      return on.failed(new Error('Speech is recognised too slowly'));
    }
    waiting += 1;
    if (heard.toMs > heard.fromMs) said.end();
    last = last.then(() => recognise(said, heard, onsetMs));
  }

  /** Most pauses of this length end the speech, and the expert waits less. */
  function recogniseEarly(): void {
    if (waiting === 0 && speech.loudToMs > speech.pieceMs) piece?.pause();
  }

  function begin(endMs: number): void {
    const onsetMs = endMs - hearing.sinceMs - lagMs;
    speech = { onsetMs, pieceMs: onsetMs, loudToMs: endMs, toldMs: endMs, tookFloor: false };
    piece = beginPiece(before);
    before = [];
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
    if (piece) piece.hear(samples);
    else before.push(samples);
    const heard = hearFrame(hearing, { probability, frameMs, lagMs });
    hearing = heard.hearing;
    if (heard.event === 'began') begin(endMs);
    if (heard.event === 'ended') return cut();
    if (!piece) {
      if (before.length * frameMs > beforeMs) before.shift();
      return;
    }
    goOn(endMs);
    const { quietMs } = hearing;
    if (quietMs === 0) piece.goOn();
    if (quietMs + lagMs >= earlyMs) recogniseEarly();
    const pieceMs = piece.length * frameMs;
    if (pieceMs >= longestMs || (pieceMs >= longEnoughMs && quietMs >= restMs)) {
      cut();
      speech.pieceMs = endMs;
      piece = beginPiece([]);
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
    mayHearSpeech: () => hearing.speechMs > 0,
    async finish() {
      await listened;
      if (hearing.speaking) cut();
      hearing = quietRoom;
      return last;
    },
    stop() {
      if (piece && hearing.speaking && !stopping.signal.aborted)
        on.unrecognised(secondsOf({ fromMs: speech.pieceMs, toMs: speech.loudToMs }));
      stopping.abort();
      piece?.drop();
      streams?.close();
    },
  };
}

const secondsOf = ({ fromMs, toMs }: TimeSpan): number => Math.max(0, toMs - fromMs) / 1000;
