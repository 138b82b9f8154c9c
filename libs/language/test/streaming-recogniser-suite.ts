import { eventually } from '@colloquy/testing';
import type { RecognitionStream, StreamedSpeech } from '../src/speech/streaming-recogniser';

export interface HearingProvider {
  open(change?: Partial<StreamedSpeech>): RecognitionStream;
  /** Has the next sound heard as these words, and returns it, at 8 kHz. */
  say(words: string): Int16Array;
  /** Makes the next utterance fail, or makes the provider stop answering. */
  will(fault: 'fail' | 'hang'): void;
}

const never = new AbortController().signal;
export const silenceOf = (ms: number) => new Int16Array(ms * 8);

/** Sends sound as frames of 32 ms. */
export function sendFrames(stream: RecognitionStream, sound: Int16Array): void {
  for (let at = 0; at < sound.length; at += 256) stream.send(sound.subarray(at, at + 256));
}

/** The contract of {@link StreamingRecogniser}. The words are `by`, `price`, `and` and `trust`. */
export function streamingRecogniserSuite(providerOf: () => HearingProvider): void {
  function speaking(words: string, change: Partial<StreamedSpeech> = {}): RecognitionStream {
    const provider = providerOf();
    const sound = provider.say(words);
    const stream = provider.open(change);
    sendFrames(stream, sound);
    return stream;
  }

  test('returns the final words', async () => {
    const stream = speaking('by price and trust');
    expect(stream.isOpen).toBe(true);
    await expect(stream.finalWords(never)).resolves.toBe('by price and trust');
    expect(stream.isOpen).toBe(true);
    stream.close();
  });

  test('tells partial results, which grow', async () => {
    const partials: string[] = [];
    const stream = speaking('by price and trust', { onPartial: (words) => void partials.push(words) });
    await eventually(() => expect(partials.length).toBeGreaterThan(0));
    await stream.finalWords(never);
    for (const [at, words] of partials.slice(1).entries())
      expect(words.startsWith(partials[at] ?? '')).toBe(true);
    expect('by price and trust'.startsWith(partials[0] ?? '?')).toBe(true);
    stream.close();
  });

  test('utterances follow one another; overlapping requests are answered in order', async () => {
    const provider = providerOf();
    const stream = provider.open();
    sendFrames(stream, provider.say('by price'));
    const first = stream.finalWords(never);
    await expect(first).resolves.toBe('by price');
    sendFrames(stream, provider.say('trust'));
    const second = stream.finalWords(never);
    await second;
    sendFrames(stream, provider.say('and'));
    await expect(Promise.all([first, second, stream.finalWords(never)])).resolves.toEqual([
      'by price',
      'trust',
      'and',
    ]);
    stream.close();
  });

  test('sound without words is no error', async () => {
    const stream = providerOf().open();
    sendFrames(stream, silenceOf(200));
    await expect(stream.finalWords(never)).resolves.toBe('');
    expect(stream.isOpen).toBe(true);
    stream.close();
  });

  test('a closed stream hears nothing more; closing it again is harmless', async () => {
    const stream = speaking('by price');
    await stream.finalWords(never);
    stream.close();
    stream.close();
    expect(stream.isOpen).toBe(false);
    stream.send(silenceOf(100)); // without effect
    await expect(stream.finalWords(never)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  test('a provider that fails is an error, and ends the stream', async () => {
    providerOf().will('fail');
    const stream = speaking('trust');
    const error = await stream.finalWords(never).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'AppError', kind: 'unavailable' });
    expect(JSON.stringify([error, String(error)])).not.toMatch(/trust|canary/);
    expect(stream.isOpen).toBe(false);
    stream.send(silenceOf(100)); // without effect
  });

  test('a request that is aborted ends with the reason, and so does the stream', async () => {
    providerOf().will('hang');
    const stream = speaking('trust');
    const abort = new AbortController();
    const waiting = expect(stream.finalWords(abort.signal)).rejects.toThrow('late');
    abort.abort(new Error('late'));
    await waiting;
    expect(stream.isOpen).toBe(false);
  });

  test('a stream without sound is closed after some seconds', () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'performance'] });
    try {
      const stream = speaking('by');
      jest.advanceTimersByTime(7000);
      stream.send(silenceOf(100));
      jest.advanceTimersByTime(7000);
      expect(stream.isOpen).toBe(true);
      jest.advanceTimersByTime(2000);
      expect(stream.isOpen).toBe(false);
      stream.close();
    } finally {
      jest.useRealTimers();
    }
  });
}
