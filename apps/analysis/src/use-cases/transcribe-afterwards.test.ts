import { AppError } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { aSession, aTranscript } from '../../test/builders';
import type { LateWords } from '../domain/late-words';
import { makeTranscribeAfterwards, type OnLateSpeech } from './transcribe-afterwards';

const ref = aSession();
const refused = new AppError('unavailable', 'MODEL_REFUSED', 'Refused', { details: { status: 400 } });
const down = new AppError('unavailable', 'MODEL_UNAVAILABLE', 'Down');

/**
 * Transcribes a recording with pieces of 2 s.
 * @param answers of the recogniser, one a piece
 * @param failing the error of the recording instead
 */
async function transcribing(answers: readonly (string | Error)[], attempt = 1, failing?: Error) {
  const asked: number[] = [];
  const told: Parameters<OnLateSpeech>[0][] = [];
  let kept: readonly LateWords[] | undefined;
  const stop = new AbortController();
  const transcribe = makeTranscribeAfterwards({
    speech: {
      async *ofSession() {
        if (failing) throw failing;
        for (const n of answers.keys())
          yield { fromMs: n * 5000, toMs: n * 5000 + 2000, samples: Int16Array.of(n), sampleRate: 16_000 };
      },
      words: async () => undefined,
      keepWords: async (_ref, words) => void (kept = words),
    },
    speechToText: {
      async transcribe({ samples: [n = 0] }) {
        asked.push(n);
        const answer = answers[n] ?? '';
        if (typeof answer === 'string') return answer;
        if (answer.message === 'stop') stop.abort(answer);
        throw answer;
      },
    },
    onLateSpeech: (seconds) => told.push(seconds),
    logger: silentLogger,
  });
  const { session, ...transcript } = aTranscript(ref);
  const usage = { recognisedSeconds: 0, synthesisedSeconds: 9 };
  const unheard = { ...transcript, session: session && { ...session, usage } };
  const text = { silences: [], language: 'en' as const };
  const words = await transcribe(ref, unheard, text, { signal: stop.signal, attempt });
  return { asked, told, kept, said: words.map(({ fromMs, text }) => `${fromMs} ${text}`) };
}

test('words come in spoken order, and pieces without words are counted', async () => {
  const { said, told, kept } = await transcribing(['One.', '', 'Three.']);
  expect(said).toEqual(['0 One.', '10000 Three.']);
  expect(kept).toHaveLength(2);
  expect(told).toEqual([{ words: 4, none: 2, failed: 0 }]);
});

test('a piece that the recogniser refuses does not cost the others', async () => {
  const { said, told } = await transcribing(['One.', refused, 'Three.']);
  expect(said).toEqual(['0 One.', '10000 Three.']);
  expect(told).toEqual([{ words: 4, none: 0, failed: 2 }]);
});

test('a recogniser that is down is tried again; at last the words so far are delivered', async () => {
  const answers = ['One.', down, ...Array.from({ length: 20 }, () => 'More.')];
  await expect(transcribing(answers, 4)).rejects.toMatchObject({
    kind: 'internal',
    code: 'TRANSCRIPTION_FAILED',
  });
  const { said, asked, kept } = await transcribing(answers, 5);
  expect(said[0]).toBe('0 One.');
  expect(asked.length).toBeLessThan(10);
  expect(kept).toHaveLength(said.length);
});

test('a session is delivered even if its recording can never be searched', async () => {
  const broken = new AppError('invalid', undefined, 'No model on this machine');
  await expect(transcribing([], 1, broken)).rejects.toMatchObject({ code: 'TRANSCRIPTION_FAILED' });
  expect(await transcribing([], 5, broken)).toMatchObject({ said: [], kept: undefined });
});

test('an outage of the media store is retried like any other', async () => {
  await expect(transcribing([], 9, new AppError('unavailable', undefined, 'Down'))).rejects.toMatchObject({
    kind: 'unavailable',
  });
});

test('a service that stops throws, and counts no attempt', async () => {
  await expect(transcribing(['One.', new Error('stop'), 'Three.'], 5)).rejects.toThrow('stop');
});
