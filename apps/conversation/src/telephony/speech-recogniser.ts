import type { Language } from '@colloquy/contracts';
import { makeCurrentSpeech, type SpeechEvents } from './current-speech';
import { type Hearing, hearFrame, quietRoom } from './detect-speech';
import { makeDetection } from './detection';
import type { RecogniserModels } from './recogniser-models';
import { frameMsOf, makeSoundFrames, type SoundFrame } from './sound-frames';

/** Sound kept from before speech was noticed, milliseconds. */
const beforeMs = 500;

export interface SpeechRecogniser {
  /** @param fromMs time of the sound; a jump ahead is a gap */
  take(samples: Int16Array, fromMs: number): void;
  /** Called when no audio has arrived for the silence limit. */
  quiet(): void;
  /** Whether the expert speaks or recent speech is still being recognised. */
  isBusy(): boolean;
  isSpeaking(): boolean;
  /** Whether there is sound that may turn out to be the beginning of speech. */
  mayHearSpeech(): boolean;
  /** Ends the sound. Resolves when all speech is recognised. */
  finish(): Promise<void>;
  stop(): void;
}

export interface RecogniserEvents extends SpeechEvents {
  ended(): void;
}

export function makeSpeechRecogniser(
  models: RecogniserModels,
  language: () => Language,
  on: RecogniserEvents,
): SpeechRecogniser {
  const { voiceActivity } = models;
  const { lagMs } = voiceActivity;
  const frameMs = frameMsOf(voiceActivity);
  const stopping = new AbortController();
  const frames = makeSoundFrames(voiceActivity);
  const detection = makeDetection(voiceActivity, { heard: hear, failed: on.failed }, stopping.signal);
  let hearing: Hearing = quietRoom;
  let before: Int16Array[] = [];
  const speech = makeCurrentSpeech(models, language, { ...on, background }, stopping.signal);

  function background(sound: Int16Array): void {
    voiceActivity.ignore(sound);
    hearing = quietRoom;
  }

  function hear({ samples, endMs }: SoundFrame, probability: number): void {
    if (speech.isOpen()) speech.hear(samples);
    else before.push(samples);
    const heard = hearFrame(hearing, { probability, frameMs, lagMs });
    hearing = heard.hearing;
    if (heard.event === 'began') {
      speech.begin(before, endMs, hearing.sinceMs);
      before = [];
    }
    if (heard.event === 'ended') {
      speech.end();
      return on.ended();
    }
    if (speech.isOpen()) speech.follow(endMs, hearing.quietMs);
    else if (before.length * frameMs > beforeMs) before.shift();
  }

  return {
    take(sound, fromMs) {
      if (!stopping.signal.aborted && !detection.isFull()) detection.add(frames.take(sound, fromMs));
    },
    quiet() {
      if (!stopping.signal.aborted) detection.add(frames.silence());
    },
    isSpeaking: speech.isOpen,
    isBusy: () => speech.isOpen() || !speech.isRecognised(),
    mayHearSpeech: () => hearing.speechMs > 0,
    async finish() {
      await detection.settled();
      speech.end();
      hearing = quietRoom;
      return speech.recognised();
    },
    stop() {
      if (stopping.signal.aborted) return;
      stopping.abort();
      speech.stop();
    },
  };
}
