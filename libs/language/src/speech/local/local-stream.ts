import type { Language } from '@colloquy/contracts';
import type { RecognitionStream } from '../streaming-recogniser';
import { engineBusy, engineFailed, type SpeechEngine } from './engine';
import type { RecognitionModel } from './recognition-models';
import type { RecognitionWork } from './recognition-work';
import { makeUtteranceQueue, type WordsRequest } from './utterance-queue';

/** A stream without sound for this long is closed, milliseconds. */
const lingerMs = 8000;
/** Maximum sound of one task, milliseconds: longer tasks would delay other streams. */
const taskMs = 500;

export interface LocalStreamOptions {
  stream: number;
  engine: SpeechEngine<RecognitionWork>;
  model: RecognitionModel;
  language: Language;
  sampleRate: number;
  /** The stream fails when more sound waits, milliseconds. */
  maxWaitingMs: number;
  onPartial: ((words: string) => void) | undefined;
  onEnded: () => void;
}

/** A stream has at most one task in the engine's queue. */
export function openLocalStream(options: LocalStreamOptions): RecognitionStream {
  const { sampleRate, maxWaitingMs } = options;
  const queue = makeUtteranceQueue((taskMs * sampleRate) / 1000);
  const heard = makeHeardSpeech(options);
  let answering: WordsRequest | undefined;
  let failure: { error: unknown } | undefined;
  let isWorking = false;
  let isEnding = false;
  let isOver = false;
  const idle = setTimeout(end, lingerMs).unref();

  function over(): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(idle);
    heard.drop();
    options.onEnded();
  }

  function fail(error: unknown): void {
    if (isOver) return;
    failure = { error };
    answering?.reject(error);
    queue.fail(error);
    over();
  }

  function end(): void {
    isEnding = true;
    if (!answering && !queue.hasRequests()) over();
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    try {
      for (let next = queue.next(); next && !isOver; next = queue.next()) {
        if (next instanceof Int16Array) await heard.hear(next);
        else {
          answering = next;
          next.resolve(await heard.finish());
          answering = undefined;
        }
      }
      if (isEnding) end();
    } catch {
      fail(engineFailed());
    } finally {
      isWorking = false;
    }
  }

  return {
    get isOpen() {
      return !failure && !isEnding;
    },
    send(samples) {
      if (failure || isEnding || samples.length === 0) return;
      idle.refresh();
      queue.add(samples);
      if (queue.waiting() * 1000 > maxWaitingMs * sampleRate) return fail(engineBusy());
      void work();
    },
    async finalWords(signal) {
      if (signal.aborted) fail(signal.reason);
      if (failure) throw failure.error;
      if (isEnding) throw engineFailed();
      idle.refresh();
      const stop = () => fail(signal.reason);
      signal.addEventListener('abort', stop, { once: true });
      try {
        return await new Promise<string>((resolve, reject) => {
          queue.request({ resolve, reject });
          void work();
        });
      } finally {
        signal.removeEventListener('abort', stop);
      }
    },
    close: end,
  };
}

function makeHeardSpeech({ stream, engine, model, language, sampleRate, onPartial }: LocalStreamOptions) {
  const of = { stream, model: model.directory, language, sampleRate };
  let partial = '';
  let isInEngine = false;
  let isDropped = false;

  return {
    async hear(samples: Int16Array): Promise<void> {
      const begins = !isInEngine;
      isInEngine = true;
      const words = await engine.run('hear', { ...of, begins, samples });
      if (isDropped || words === partial) return;
      partial = words;
      onPartial?.(words);
    },
    async finish(): Promise<string> {
      partial = '';
      if (!isInEngine) return '';
      isInEngine = false;
      return engine.run('finish', { stream });
    },
    drop(): void {
      isDropped = true;
      if (isInEngine) engine.run('drop', { stream }).catch(() => undefined);
    },
  };
}
