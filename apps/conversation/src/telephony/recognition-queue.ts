import { AppError } from '@colloquy/kernel';
import type { TimeSpan } from './call-clock';
import type { SpeechPiece } from './speech-piece';

/** Three minutes of speech, 6 MB at 16 kHz. */
const maxWaiting = 8;

/** Shorter speech without a word may be a cough or a sigh. */
export const surelySpeechSeconds = 0.8;
/** Limit on recognition, to which the length of the speech is added; then the interviewer says that it did not understand. */
const patienceSeconds = 5;
/** Time after the limit at which recognition is aborted. */
const graceMs = 500;

/** Returns the limit on the recognition of speech, milliseconds; the providers share it. */
export const patienceMs = (seconds: number): number => (patienceSeconds + seconds) * 1000;

/** Recognises pieces of speech one at a time. @param stop drops the words that are not recognised yet */
export function makeRecognitionQueue(
  on: { failed: (error: unknown) => void; unrecognised: (seconds: number) => void },
  stop: AbortSignal,
) {
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();

  async function wordsOf(said: SpeechPiece, heard: TimeSpan): Promise<string | undefined> {
    if (isQuiet(heard)) {
      said.drop();
      return '';
    }
    const seconds = secondsOf(heard);
    const late = new AbortController();
    const limitMs = patienceMs(seconds);
    const limit = setTimeout(() => late.abort(tooSlow()), limitMs + graceMs).unref();
    try {
      const signal = AbortSignal.any([stop, late.signal]);
      return await said.words({ isSurelySpeech: seconds >= surelySpeechSeconds, signal, limitMs });
    } catch (error) {
      if (!stop.aborted) on.failed(error);
      return undefined;
    } finally {
      clearTimeout(limit);
    }
  }

  async function recognise(
    said: SpeechPiece,
    heard: TimeSpan,
    then: (text: string | undefined) => void,
  ): Promise<void> {
    const text = await wordsOf(said, heard);
    waiting -= 1;
    if (text !== undefined) on.unrecognised(-secondsOf(heard));
    if (!stop.aborted) then(text);
  }

  return {
    isEmpty: () => waiting === 0,
    add(said: SpeechPiece, heard: TimeSpan, then: (text: string | undefined) => void): void {
      on.unrecognised(secondsOf(heard));
      if (waiting >= maxWaiting) {
        said.drop();
        return on.failed(tooSlow());
      }
      waiting += 1;
      if (!isQuiet(heard)) said.end();
      last = last.then(() => recognise(said, heard, then));
    },
    settled: () => last,
  };
}

const tooSlow = () => new AppError('timeout', undefined, 'Speech is recognised too slowly');

const isQuiet = ({ fromMs, toMs }: TimeSpan): boolean => toMs <= fromMs;

export const secondsOf = ({ fromMs, toMs }: TimeSpan): number => Math.max(0, toMs - fromMs) / 1000;
