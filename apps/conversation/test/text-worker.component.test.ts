import path from 'node:path';
import { bundle } from '@colloquy/harness';
import {
  analyseInterview,
  type AnalysisInput,
  type Decisions,
  decisionsHere,
  type InterviewerBrief,
  type SpokenTurn,
} from '@colloquy/language';
import { makeThread } from '@colloquy/service';
import type * as textWorker from '../src/text-worker';

const built = bundle({ 'text-worker': path.resolve(__dirname, '../src/text-worker.ts') });
const thread = makeThread<typeof textWorker>(built.fileOf('text-worker'));
beforeAll(() => thread.start?.());
afterAll(async () => {
  await thread.stop?.();
  built.remove();
});
const inThreads: Decisions = {
  nextMove: (task) => thread.run('nextMove', task),
  requestsIn: (task) => thread.run('requestsIn', task),
};

const brief: InterviewerBrief = {
  personaName: 'Sam',
  language: 'en',
  questions: ['What do you buy?', 'From whom?'],
  expertName: 'Ada',
};
const asked: SpokenTurn = {
  role: 'agent',
  text: 'What do you buy?',
  act: { kind: 'greeting', questionIndex: 0 },
};
const answered = (text: string) => ({ brief, history: [asked, { role: 'user' as const, text }] });

describe.each([
  ['in the calling thread', decisionsHere],
  ['in another thread', inThreads],
])('decisions %s', (_where, decisions) => {
  test('the next question follows an answer', async () => {
    const answer = 'Flour from mills in Poland, butter and sugar by the truck, and packaging every week.';
    expect(await decisions.nextMove(answered(answer))).toMatchObject({
      kind: 'say',
      act: { kind: 'question', questionIndex: 1 },
    });
  });

  test('a request is found, and obeyed', async () => {
    const task = answered('Please stop, I withdraw my consent.');
    const requests = await decisions.requestsIn(task);
    expect(requests[0]).toMatchObject({ kind: 'withdraw', certain: true });
    expect(await decisions.nextMove({ ...task, requests })).toMatchObject({ kind: 'withdraw' });
  });
});

test('the event loop turns during the decision on a very long monologue', async () => {
  const text = 'They said off the record that I should leave that out, no, wait, and repeat it please. ';
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 5);
  const started = performance.now();
  const history = [
    asked,
    ...Array.from({ length: 100 }, () => ({ role: 'user' as const, text: text.repeat(110) })),
  ];
  await inThreads.nextMove({ brief, history });
  const tookMs = performance.now() - started;
  clearInterval(turning);
  expect(turns).toBeGreaterThan(tookMs / 50);
});

test('another thread analyses an interview like the calling thread', async () => {
  const input: AnalysisInput = {
    questions: brief.questions,
    language: 'en',
    expertName: 'Ada',
    turns: [
      { ...asked, id: 't0', timestampSecs: 0 },
      { id: 't1', role: 'user', text: 'Flour and butter, 30 tons a year, from Poland.', timestampSecs: 5 },
    ],
    sessions: [{ disconnectReason: 'completed_by_expert', durationSeconds: 20 }],
  };
  expect(await thread.run('analyse', input)).toEqual(analyseInterview(input));
});
