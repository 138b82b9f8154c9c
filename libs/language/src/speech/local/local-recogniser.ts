import { AppError } from '@colloquy/kernel';
import { maxUtteranceMs, type SpeechToText } from '../speech';
import type { RecognitionStream, StreamingRecogniser } from '../streaming-recogniser';
import { engineBusy, noModel, type SpeechEngine } from './engine';
import { type LocalStreamOptions, openLocalStream } from './local-stream';
import type { RecognitionModel } from './recognition-models';
import type { RecognitionWork } from './recognition-work';

/** Maximum concurrent streams: more than a processor recognises in real time. */
const maxStreams = 100;
const maxWaitingMs = 30_000;

export interface LocalRecognition {
  streaming: StreamingRecogniser;
  speechToText: SpeechToText;
}

/** Recognises speech with models that `engine` has loaded; the engine ignores vocabularies. */
export function localRecognition(
  models: readonly RecognitionModel[],
  engine: SpeechEngine<RecognitionWork>,
): LocalRecognition {
  let opened = 0;
  let open = 0;

  function openStream(
    speech: Pick<LocalStreamOptions, 'language' | 'sampleRate' | 'onPartial' | 'maxWaitingMs'>,
  ): RecognitionStream {
    const model = models.find(({ languages }) => languages.includes(speech.language));
    if (!model) return failedStream(noModel());
    if (open >= maxStreams) return failedStream(engineBusy());
    open += 1;
    opened += 1;
    return openLocalStream({ ...speech, model, engine, stream: opened, onEnded: () => (open -= 1) });
  }

  return {
    streaming: {
      knows: (language) => models.some(({ languages }) => languages.includes(language)),
      open: ({ language, sampleRate, onPartial }) =>
        openStream({ language, sampleRate, onPartial, maxWaitingMs }),
    },
    speechToText: {
      async transcribe({ samples, sampleRate }, language, signal) {
        if (samples.length * 1000 > maxUtteranceMs * sampleRate) {
          throw new AppError('invalid', 'UTTERANCE_TOO_LONG', 'The utterance is too long to be transcribed');
        }
        await engine.whenReady(signal); // a restart takes seconds, and the words would be lost
        const whole = { language, sampleRate, onPartial: undefined, maxWaitingMs: maxUtteranceMs };
        const stream = openStream(whole);
        try {
          stream.send(samples);
          return await stream.finalWords(signal);
        } finally {
          stream.close();
        }
      },
    },
  };
}

const failedStream = (error: AppError): RecognitionStream => ({
  isOpen: false,
  send: () => undefined,
  finalWords: () => Promise.reject(error),
  close: () => undefined,
});
