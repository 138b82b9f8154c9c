import { AppError } from '@colloquy/kernel';
import { makeSpeechPiece } from './speech-piece';

const frame = (value: number) => new Int16Array(1).fill(value);
const { signal } = new AbortController();

/** A piece whose stream answers with the frames since the last answer, or fails when the answers are used up. */
function aPiece(answers = 9, transcribe = async (sound: Int16Array) => `whole ${sound.join('')}`) {
  let heard: number[] = [];
  const told: string[] = [];
  const piece = makeSpeechPiece(
    [frame(1)],
    {
      hear: (sound) => void heard.push(...sound),
      async finalWords() {
        const words = heard.join('');
        heard = [];
        told.push(`final ${words}`);
        if (answers-- <= 0) throw new Error('down');
        return words;
      },
      end: () => void told.push('end'),
    },
    transcribe,
    signal,
  );
  return { piece, told, hear: (...values: number[]) => values.forEach((value) => piece.hear(frame(value))) };
}

test('the words of a stream are used, and nothing is recognised as a whole', async () => {
  const { piece, told, hear } = aPiece(9, () => Promise.reject(new Error('not needed')));
  hear(2, 3);
  piece.end();
  await expect(piece.words()).resolves.toBe('123');
  expect(told).toEqual(['final 123', 'end']);
});

test('a stream that finds no words in what is surely speech is doubted', async () => {
  const stream = { hear: () => undefined, finalWords: async () => '', end: () => undefined };
  const piece = () => makeSpeechPiece([frame(1)], stream, async () => 'whole', signal);
  await expect(piece().words()).resolves.toBe('');
  await expect(piece().words({ isSurelySpeech: true })).resolves.toBe('whole');
});

test('recognition ends with the signal, also if it began at a pause', async () => {
  const aborted = (_sound: Int16Array, of: AbortSignal) =>
    new Promise<string>((_resolve, reject) => {
      if (of.aborted) reject(of.reason);
      of.addEventListener('abort', () => reject(of.reason));
    });
  const piece = makeSpeechPiece([frame(1)], undefined, aborted, signal);
  piece.pause();
  const limit = new AbortController();
  const words = piece.words({ signal: limit.signal });
  limit.abort(new Error('too late'));
  await expect(words).rejects.toThrow('too late');
});

test('what was recognised too slowly at a pause is not recognised again; after another failure it is', async () => {
  const failing = async (kind: 'timeout' | 'unavailable') => {
    let calls = 0;
    const piece = makeSpeechPiece(
      [frame(1)],
      undefined,
      async () => {
        calls += 1;
        if (calls === 1) throw new AppError(kind, undefined, 'No');
        return 'whole';
      },
      signal,
    );
    piece.pause(1000);
    return piece.words({ limitMs: 1000 });
  };
  await expect(failing('timeout')).rejects.toMatchObject({ kind: 'timeout' });
  await expect(failing('unavailable')).resolves.toBe('whole');
});

test('recognition as a whole has the time that a stream without an answer has left', async () => {
  const limits: (number | undefined)[] = [];
  const slow = {
    hear: () => undefined,
    finalWords: () =>
      new Promise<string>((_resolve, reject) => setTimeout(() => reject(new Error('down')), 50)),
    end: () => undefined,
  };
  const piece = makeSpeechPiece(
    [frame(1)],
    slow,
    async (_sound, _signal, limitMs) => String(limits.push(limitMs)),
    signal,
  );
  piece.end();
  await piece.words({ limitMs: 1000 });
  expect(limits).toEqual([expect.any(Number)]);
  expect(limits[0]).toBeGreaterThan(500);
  expect(limits[0]).toBeLessThan(960);
});

test('a pause requests the words, and the quiet after it is not streamed', async () => {
  const { piece, told, hear } = aPiece();
  hear(2);
  piece.pause();
  piece.pause();
  hear(0, 0);
  piece.end();
  await expect(piece.words()).resolves.toBe('12');
  expect(told).toEqual(['final 12', 'end']);
});

test('speech that goes on after a pause is streamed from the pause on, and the words are joined', async () => {
  const { piece, told, hear } = aPiece();
  hear(2);
  piece.pause();
  hear(0);
  piece.goOn();
  hear(3);
  piece.end();
  await expect(piece.words()).resolves.toBe('12 03');
  expect(told).toEqual(['final 12', 'final 03', 'end']);
});

test.each([0, 1])('a piece whose stream fails after %i answers is recognised as a whole', async (answers) => {
  const { piece, hear } = aPiece(answers);
  hear(2);
  piece.pause();
  hear(0);
  piece.goOn();
  hear(3);
  piece.end();
  await expect(piece.words()).resolves.toBe('whole 1203');
});

test('a stream that fails at a pause lets the whole be recognised at the pause', async () => {
  const lengths: number[] = [];
  const { piece, hear } = aPiece(0, async (sound) => {
    lengths.push(sound.length);
    return 'Words.';
  });
  piece.pause();
  await new Promise(setImmediate);
  expect(lengths).toEqual([1]);
  hear(0);
  piece.end();
  await expect(piece.words()).resolves.toBe('Words.');
  expect(lengths).toHaveLength(1);
});

test('a piece that is dropped ends its stream without a request', () => {
  const { piece, told } = aPiece();
  piece.drop();
  expect(told).toEqual(['end']);
});
