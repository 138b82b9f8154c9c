import { AppError } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { aSession, aTranscript } from '../../test/builders';
import type { OnLateSpeech } from '../domain/late-words';
import type { TranscribedPieces } from '../domain/ports';
import { makeTranscribeAfterwards } from './transcribe-afterwards';

const ref = aSession();
const refused = new AppError('unavailable', 'MODEL_REFUSED', 'Refused', { details: { status: 400 } });
const down = new AppError('unavailable', 'MODEL_UNAVAILABLE', 'Down');

interface Given {
  attempt?: number;
  failing?: Error;
  minutesSinceEnd?: number;
  kept?: TranscribedPieces | undefined;
}

/**
 * Transcribes a recording with pieces of 2 s.
 * @param answers of the recogniser, one a piece
 */
async function transcribing(answers: readonly (string | Error)[], given: Given = {}) {
  const { attempt = 1, failing, minutesSinceEnd = 0 } = given;
  const asked: number[] = [];
  const told: Parameters<OnLateSpeech>[0][] = [];
  let { kept } = given;
  const stop = new AbortController();
  const { session, ...transcript } = aTranscript(ref);
  const endedAtMs = session?.endedAtMs ?? 0;
  const transcribe = makeTranscribeAfterwards({
    speech: {
      async *ofSession() {
        if (failing) throw failing;
        for (const n of answers.keys())
          yield { fromMs: n * 5000, toMs: n * 5000 + 2000, samples: Int16Array.of(n), sampleRate: 16_000 };
      },
      words: async () => kept,
      keepWords: async (_ref, transcribed) => void (kept = transcribed),
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
    clock: { now: () => new Date(endedAtMs + minutesSinceEnd * 60_000) },
    logger: silentLogger,
  });
  const usage = { recognisedSeconds: 0, synthesisedSeconds: 9 };
  const unheard = { ...transcript, session: session && { ...session, usage } };
  const text = { silences: [], language: 'en' as const };
  const result = transcribe(ref, unheard, text, { signal: stop.signal, attempt });
  const words = await result.catch((error: Error) => error);
  const said = Array.isArray(words) ? words.map(({ fromMs, text }) => `${fromMs} ${text}`) : [];
  return { asked, told, kept, said, error: Array.isArray(words) ? undefined : words };
}

test('words come in spoken order, and pieces without words are counted', async () => {
  const { said, told, kept } = await transcribing(['One.', '', 'Three.']);
  expect(said).toEqual(['0 One.', '10000 Three.']);
  expect(kept).toMatchObject({ isComplete: true });
  expect(kept?.pieces).toHaveLength(3);
  expect(told).toEqual([{ words: 4, none: 2, failed: 0 }]);
});

test('a piece that the recogniser refuses does not cost the others', async () => {
  const { said, told } = await transcribing(['One.', refused, 'Three.']);
  expect(said).toEqual(['0 One.', '10000 Three.']);
  expect(told).toEqual([{ words: 4, none: 0, failed: 2 }]);
});

test('a recogniser that is down is awaited, and asked for nothing twice', async () => {
  const first = await transcribing(['One.', down, 'Three.', 'Four.', 'Five.', 'Six.', 'Seven.'], {
    attempt: 9,
  });
  expect(first.error).toMatchObject({ kind: 'unavailable', code: 'RECOGNISER_UNAVAILABLE' });
  expect(first.asked).not.toContain(6);
  expect(first.kept).toMatchObject({ isComplete: false });
  expect(first.told).toEqual([]);
  const answers = ['', 'Two.', '', '', 'Five.', 'Six.', 'Seven.'];
  const second = await transcribing(answers, { kept: first.kept, minutesSinceEnd: 14 });
  expect(second.said.slice(0, 2)).toEqual(['0 One.', '5000 Two.']);
  expect(second.asked).not.toContain(0);
  const third = await transcribing([], { kept: second.kept });
  expect(third).toMatchObject({ said: second.said, asked: [] });
});

test('15 minutes after its end, a session is delivered with the words that could be transcribed', async () => {
  const answers = ['One.', down, 'Three.', 'Four.', 'Five.', 'Six.', 'Seven.'];
  const { said, told, kept } = await transcribing(answers, { minutesSinceEnd: 15 });
  expect(said).toHaveLength(6);
  expect(told).toEqual([{ words: 12, none: 0, failed: 2 }]);
  expect(kept).toMatchObject({ isComplete: true });
});

test('a session is delivered even if its recording can never be searched', async () => {
  const failing = new AppError('invalid', undefined, 'No model on this machine');
  expect((await transcribing([], { failing })).error).toMatchObject({ code: 'TRANSCRIPTION_FAILED' });
  expect(await transcribing([], { failing, attempt: 5 })).toMatchObject({ said: [], kept: undefined });
});

test('an outage of the media store is retried like any other', async () => {
  const failing = new AppError('unavailable', undefined, 'Down');
  expect((await transcribing([], { failing, attempt: 9 })).error).toMatchObject({ kind: 'unavailable' });
});

test('a service that stops throws, and stores nothing', async () => {
  const { error, kept } = await transcribing(['One.', new Error('stop'), 'Three.'], { attempt: 5 });
  expect(error?.message).toBe('stop');
  expect(kept).toBeUndefined();
});
