import type { Language } from '@colloquy/contracts';
import type { SpeechStreams, SpeechToText, VoiceActivity } from '@colloquy/language';
import type { TimeSpan } from './call-clock';
import { pieceStep } from './cut-pieces';
import { type Hearing, hearFrame, quietRoom } from './detect-speech';
import { makeDetection } from './detection';
import { speechIn } from './listener';
import { makeRecognitionQueue, patienceMs, secondsOf } from './recognition-queue';
import { makeSoundFrames, type SoundFrame } from './sound-frames';
import { makeSpeechPiece, type SpeechPiece } from './speech-piece';
import { makeSpeechTimes, type SpeechTimesEvents } from './speech-times';

/** Sound kept from before speech was noticed, milliseconds. */
const beforeMs = 500;

export interface SpeechRecogniser {
  /** @param fromMs time of the sound; a jump ahead is a gap */
  take(samples: Int16Array, fromMs: number): void;
  /** Called when no audio has arrived for the silence limit. */
  quiet(): void;
  /** Whether the expert speaks or recent speech is still being recognised. */
  busy(): boolean;
  speaking(): boolean;
  /** Whether there is sound that may turn out to be the beginning of speech. */
  mayHearSpeech(): boolean;
  /** Ends the sound. Resolves when all speech is recognised. */
  finish(): Promise<void>;
  stop(): void;
}

export interface RecogniserEvents extends SpeechTimesEvents {
  began(onsetMs: number): void;
  /** A pause that most speech ends with; its words are requested. */
  paused?(): void;
  /** The speech goes on after such a pause. */
  wentOn?(): void;
  /** Speech is over; its words follow. */
  ended(): void;
  /** Gets the words of the current piece so far, which may still change. Absent: interim words are not requested. */
  partial?: ((text: string) => void) | undefined;
  /** `text` is empty if no word was found, undefined if the speech could not be recognised. */
  words(text: string | undefined, heard: TimeSpan): void;
  failed(error: unknown): void;
  /** Seconds of speech that ended; negative once they are recognised. */
  unrecognised(seconds: number): void;
}

export interface RecogniserModels {
  speechToText: SpeechToText;
  voiceActivity: VoiceActivity;
  /** Names and terms that the expert is likely to say; default: none. */
  vocabulary?: () => readonly string[];
  /** Recognise speech while it is spoken; absent: every piece is recognised as a whole. */
  streams?: SpeechStreams | undefined;
}

/** Cuts the sound of a stream into pieces of speech and recognises them one at a time. */
export function makeSpeechRecogniser(
  { speechToText, voiceActivity, vocabulary = () => [], streams }: RecogniserModels,
  language: () => Language,
  on: RecogniserEvents,
): SpeechRecogniser {
  const { sampleRate, lagMs } = voiceActivity;
  const stopping = new AbortController();
  const frames = makeSoundFrames(voiceActivity);
  const { frameMs } = frames;
  const detection = makeDetection(voiceActivity, { heard: hear, failed: on.failed }, stopping.signal);
  const queue = makeRecognitionQueue(on, stopping.signal);
  let hearing: Hearing = quietRoom;
  /** Frames from before speech is noticed. */
  let before: Int16Array[] = [];
  let piece: SpeechPiece | undefined;
  let isPaused = false;
  const speech = makeSpeechTimes(lagMs, on);

  function beginPiece(sound: readonly Int16Array[]): SpeechPiece {
    const partial = on.partial && ((words: string) => !stopping.signal.aborted && on.partial?.(words));
    return makeSpeechPiece(
      sound,
      streams?.begin(language(), partial),
      (samples, signal, limitMs) =>
        speechToText.transcribe(
          { samples, sampleRate, vocabulary: vocabulary() },
          language(),
          signal,
          limitMs,
        ),
      stopping.signal,
    );
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
    const onsetMs = speech.onsetMs();
    const heard = speech.span();
    piece = undefined;
    queue.add(said, heard, (text) => {
      const goesOn = hearing.speaking && speech.onsetMs() === onsetMs;
      if (goesOn && text !== undefined && speechIn(text) === '') ignore(said.sound());
      on.words(text, heard);
    });
  }

  /** Most pauses of this length end the speech, so recognising now shortens the wait. */
  function recogniseEarly(): void {
    if (!queue.isEmpty() || !speech.hasSound()) return;
    piece?.pause(patienceMs(secondsOf(speech.span())));
    if (!isPaused) on.paused?.();
    isPaused = true;
  }

  function goOn(): void {
    piece?.goOn();
    if (isPaused) on.wentOn?.();
    isPaused = false;
  }

  function begin(endMs: number): void {
    speech.begin(endMs, hearing.sinceMs);
    piece = beginPiece(before);
    before = [];
    isPaused = false;
    on.began(speech.onsetMs());
  }

  function hear({ samples, endMs }: SoundFrame, probability: number): void {
    if (piece) piece.hear(samples);
    else before.push(samples);
    const heard = hearFrame(hearing, { probability, frameMs, lagMs });
    hearing = heard.hearing;
    if (heard.event === 'began') begin(endMs);
    if (heard.event === 'ended') {
      cut();
      return on.ended();
    }
    if (!piece) {
      if (before.length * frameMs > beforeMs) before.shift();
      return;
    }
    const { quietMs } = hearing;
    speech.goOn(endMs, quietMs);
    if (quietMs === 0) goOn();
    const step = pieceStep({ pieceMs: piece.length * frameMs, quietMs, lagMs });
    if (step === 'recognise') recogniseEarly();
    if (step !== 'cut') return;
    cut();
    speech.beginPiece(endMs);
    piece = beginPiece([]);
  }

  return {
    take(sound, fromMs) {
      if (!stopping.signal.aborted && !detection.isFull()) detection.add(frames.take(sound, fromMs));
    },
    quiet() {
      if (!stopping.signal.aborted) detection.add(frames.silence());
    },
    speaking: () => hearing.speaking,
    busy: () => hearing.speaking || !queue.isEmpty(),
    mayHearSpeech: () => hearing.speechMs > 0,
    async finish() {
      await detection.settled();
      if (hearing.speaking) cut();
      hearing = quietRoom;
      return queue.settled();
    },
    stop() {
      if (piece && hearing.speaking && !stopping.signal.aborted) on.unrecognised(secondsOf(speech.span()));
      stopping.abort();
      piece?.drop();
      streams?.close();
    },
  };
}
