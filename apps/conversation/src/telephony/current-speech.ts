import type { Language } from '@colloquy/contracts';
import type { TimeSpan } from './call-clock';
import { pieceStep } from './cut-pieces';
import { speechIn } from './listener';
import { makeRecognitionQueue, patienceMs, secondsOf } from './recognition-queue';
import { pieceMaker, type RecogniserModels } from './recogniser-models';
import { frameMsOf } from './sound-frames';
import type { SpeechPiece } from './speech-piece';
import { makeSpeechTimes, type SpeechTimesEvents } from './speech-times';

export interface SpeechEvents extends SpeechTimesEvents {
  began(onsetMs: number): void;
  /** Called at a pause that usually ends the speech; the words so far are requested. */
  paused?(): void;
  wentOn?(): void;
  /** Gets the words of the current piece so far, which may still change. Absent: interim words are not requested. */
  partial?: ((text: string) => void) | undefined;
  /** `text` is empty if no word was found, undefined if the speech could not be recognised. */
  words(text: string | undefined, heard: TimeSpan): void;
  failed(error: unknown): void;
  /** Seconds of speech that ended; negative once they are recognised. */
  unrecognised(seconds: number): void;
}

/** Follows the current speech. @param on.background gets sound that was no speech, which ends without an event */
export function makeCurrentSpeech(
  models: RecogniserModels,
  language: () => Language,
  on: SpeechEvents & { background(sound: Int16Array): void },
  stop: AbortSignal,
) {
  const { lagMs } = models.voiceActivity;
  const queue = makeRecognitionQueue(on, stop);
  const times = makeSpeechTimes(lagMs, on);
  const newPiece = pieceMaker(models, language, on.partial, stop);
  let piece: SpeechPiece | undefined;
  let isPaused = false;

  function drop(): void {
    piece?.drop();
    piece = undefined;
  }

  function end(): void {
    const said = piece;
    if (!said) return;
    const onsetMs = times.onsetMs();
    const heard = times.span();
    piece = undefined;
    queue.add(said, heard, (text) => {
      const goesOn = piece && times.onsetMs() === onsetMs;
      if (goesOn && text !== undefined && speechIn(text) === '') {
        drop();
        on.background(said.sound());
      }
      on.words(text, heard);
    });
  }

  /** Most pauses of this length end the speech, so recognising now shortens the wait. */
  function recogniseEarly(): void {
    if (!queue.isEmpty() || !times.hasSound()) return;
    piece?.pause(patienceMs(secondsOf(times.span())));
    if (!isPaused) on.paused?.();
    isPaused = true;
  }

  function goOn(): void {
    piece?.goOn();
    if (isPaused) on.wentOn?.();
    isPaused = false;
  }

  return {
    /** @param before sound from before the speech was noticed @param sinceMs see `makeSpeechTimes` */
    begin(before: readonly Int16Array[], endMs: number, sinceMs: number): void {
      times.begin(endMs, sinceMs);
      piece = newPiece(before);
      isPaused = false;
      on.began(times.onsetMs());
    },
    hear: (samples: Int16Array) => piece?.hear(samples),
    /** Follows the speech to the end of a frame. @param quietMs see `makeSpeechTimes` */
    follow(endMs: number, quietMs: number): void {
      if (!piece) return;
      times.goOn(endMs, quietMs);
      if (quietMs === 0) goOn();
      const step = pieceStep({ pieceMs: piece.length * frameMsOf(models.voiceActivity), quietMs, lagMs });
      if (step === 'recognise') recogniseEarly();
      if (step !== 'cut') return;
      end();
      times.beginPiece(endMs);
      piece = newPiece([]);
    },
    end,
    isOpen: () => piece !== undefined,
    isRecognised: queue.isEmpty,
    recognised: queue.settled,
    stop(): void {
      if (piece) on.unrecognised(secondsOf(times.span()));
      drop();
      models.streams?.close();
    },
  };
}
