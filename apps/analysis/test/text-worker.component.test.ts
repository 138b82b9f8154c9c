import { newId } from '@colloquy/kernel';
import { makeThread } from '@colloquy/service';
import type * as textWorker from '../src/text-worker';
import { turnsOf } from './builders';
import { textWorkHere } from './support';
import { useTextThread } from './text-thread';

const inThreads = useTextThread();

describe.each([
  ['in the calling thread', textWorkHere],
  ['in another thread', inThreads],
])('text work %s', (_where, work) => {
  test('delivers cleaned turns and silences what is off the record', async () => {
    const turns = turnsOf(
      newId(),
      ['agent', 'What changed?'],
      ['user', 'Um, prices doubled in spring.'],
      ['agent', 'And why?'],
      ['user', 'Off the record, our supplier went bankrupt.'],
    );
    const { entries, silences } = await work.deliveredText({ turns, language: 'en' });
    expect(entries.map(({ message }) => message)).toEqual([
      'What changed?',
      'Prices doubled in spring.',
      'And why?',
    ]);
    expect(silences).toMatchObject([{ toMs: Infinity }]);
  });

  test('analyses an interview', async () => {
    const answer = 'We replaced all 40 ovens in 2025 because gas had become twice as expensive as before.';
    const analysis = await work.analyseInterview({
      questions: ['What changed?'],
      language: 'en',
      expertName: 'Ada',
      turns: [
        {
          id: 'a',
          role: 'agent',
          text: 'What changed?',
          timestampSecs: 0,
          act: { kind: 'question', questionIndex: 0 },
        },
        { id: 'b', role: 'user', text: answer, timestampSecs: 3 },
      ],
      sessions: [{ disconnectReason: 'completed_by_expert', durationSeconds: 60 }],
    });
    expect(analysis).toMatchObject({ by: 'embedded', quotes: [{ quote: answer, timestamp_secs: 3 }] });
  });
});

test('the event loop turns while interviews are compared', async () => {
  const claims = Array.from(
    { length: 12 },
    (_, n) => `Permits for pump ${n} take about ${n + 3} months in our town.`,
  );
  const interviews = Array.from({ length: 60 }, (_, n) => ({
    id: `i${n}`,
    language: 'en' as const,
    questions: [{ question: 'How long do permits take?', claims }],
  }));
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 5);
  const started = performance.now();
  const [question] = await inThreads.alignQuestions({ objective: null, interviews });
  const { points = [] } = (question && (await inThreads.compareQuestion(question))) ?? {};
  const tookMs = performance.now() - started;
  clearInterval(turning);
  expect(points.length).toBeGreaterThan(0);
  expect(turns).toBeGreaterThan(tookMs / 50);
});

test('the event loop turns while a long text is worked on', async () => {
  const text = 'Off the record was what they told me, and we paid 390 euros for it. '.repeat(6000);
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 5);
  const started = performance.now();
  await inThreads.deliveredText({ turns: turnsOf(newId(), ['user', text]), language: 'en' });
  const tookMs = performance.now() - started;
  clearInterval(turning);
  expect(turns).toBeGreaterThan(tookMs / 50);
});

test('without its file the work does not start', async () => {
  const missing = makeThread<typeof textWorker>('missing.js');
  await expect(missing.start?.()).rejects.toThrow('ENOENT');
  await expect(missing.run('analyseInterview', {} as never)).rejects.toThrow('waiting');
});
