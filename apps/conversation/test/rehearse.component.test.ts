import type { RehearseMessage } from '@colloquy/contracts';
import { makeServiceTokens } from '@colloquy/auth';
import { makeGrpcClient } from '@colloquy/grpc';
import { testSecret } from '@colloquy/harness';
import { newId } from '@colloquy/kernel';
import { startScriptedOpenAi } from '@colloquy/testing';
import { makeHarness } from './harness';

const harness = makeHarness();
afterEach(() => harness.cleanUp());
afterAll(() => harness.dropDatabase());

const questions = [
  'How did you choose your heat pump supplier?',
  'What went wrong during the rollout?',
  'What would you do differently?',
  'Whom would you ask for advice?',
];

async function aStage(settings: Record<string, string> = {}) {
  const platform = await harness.platform();
  const app = await harness.app(platform, settings, { interviewerFor: undefined });
  const tokens = makeServiceTokens(testSecret);
  const client = makeGrpcClient('colloquy.conversation.v1.ConversationService', {
    addresses: [`127.0.0.1:${app.grpcPort()}`],
    token: () => tokens.sign({ service: 'agent' }, 'conversation'),
  });
  harness.onCleanUp(() => client.close());
  const rehearse = (persona: string, over: Partial<RehearseMessage> = {}) =>
    client.rehearse(
      {
        accountId: newId(),
        agentId: platform.interview.agentId,
        versionNumber: 1,
        persona,
        title: 'Heat pumps',
        subject: 'Procurement of heat pumps',
        questions,
        customVariables: {},
        ...over,
      },
      { deadlineMs: 30_000 },
    );
  return { platform, app, client, rehearse };
}

test('a cooperative expert is asked every question and answers each, without a follow-up', async () => {
  const { rehearse, platform } = await aStage();
  const report = await rehearse('cooperative');
  expect(report.questions).toEqual(questions.map(() => ({ asked: true, answered: true, probes: 0 })));
  expect(report.turns[0]?.text).toContain('Hello Jordan, I am Sam.');
  expect(report.turns.at(-1)).toMatchObject({ role: 'agent', act: 'closing' });
  expect(report.turns).toHaveLength(9);
  expect(report).toMatchObject({ wishes: [], wordedBy: 'embedded', expertLanguage: 'en' });
  expect(report.conductScore).toBeGreaterThan(80);
  expect(report.conductReasons.length).toBeGreaterThan(0);
  expect(platform.calls).toEqual({ startSession: 0, appendTurns: 0, endSession: 0 });
  expect(await harness.liveSessions()).toEqual([]);
});

test('two rehearsals of the same agent are the same', async () => {
  const { rehearse } = await aStage();
  expect(await rehearse('confiding')).toEqual(await rehearse('confiding'));
});

test('a brief expert is followed up, and a rehearsal has at most 60 turns', async () => {
  const { rehearse } = await aStage();
  const report = await rehearse('brief', {
    questions: Array.from({ length: 20 }, (_, n) => `What about part ${n} of the rollout?`),
  });
  expect(report.questions[0]).toEqual({ asked: true, answered: true, probes: 1 });
  expect(report.turns.length).toBeGreaterThan(50);
  expect(report.turns.length).toBeLessThanOrEqual(60);
  expect(report.turns.at(-1)?.act).toBe('closing');
});

test('what a confiding expert says off the record is honoured, and the interview goes on', async () => {
  const { rehearse } = await aStage();
  const { wishes, turns, questions: asked } = await rehearse('confiding');
  expect(wishes).toEqual([{ wish: 'off-the-record', honoured: true, turn: 3 }]);
  expect(turns[4]).toMatchObject({ role: 'agent', act: 'off-the-record' });
  expect(asked.every(({ answered }) => answered)).toBe(true);
});

test('the interview with a hurried expert ends when the expert has to go', async () => {
  const { rehearse } = await aStage();
  const { wishes, turns, questions: asked } = await rehearse('hurried');
  expect(wishes).toEqual([{ wish: 'finish', honoured: true, turn: turns.length - 2 }]);
  expect(turns.at(-1)).toMatchObject({ role: 'agent', act: 'finish-later' });
  expect(asked.map((question) => question.asked)).toEqual([true, true, true, false]);
});

test('variables of the prompts are filled in', async () => {
  const { rehearse } = await aStage();
  const { turns } = await rehearse('cooperative', { customVariables: { expert: 'Robin' } });
  expect(turns[0]?.text).toContain('Hello Robin, I am Sam.');
});

test('a language model words the follow-ups, as in a real interview, and the report says so', async () => {
  const model = await startScriptedOpenAi();
  harness.onCleanUp(() => model.stop());
  const follow = JSON.stringify({ action: 'follow_up', rule: null, text: 'Which records did you trust?' });
  const noClaims = JSON.stringify({ claims: false });
  model.always((request) => ({
    text: JSON.stringify(request.json).includes('spoken_claims') ? noClaims : follow,
  }));
  const { rehearse } = await aStage({ LANGUAGE_MODEL_BASE_URL: model.baseUrl, LANGUAGE_MODEL: 'scripted' });
  const { wordedBy, turns } = await rehearse('cooperative', { questions: questions.slice(0, 1) });
  expect(wordedBy).toBe('openai');
  expect(turns.map(({ act }) => act)).toContain('probe');
});

test('an agent that is unknown, a persona that is unknown and no questions are refused', async () => {
  const { rehearse } = await aStage();
  await expect(rehearse('angry')).rejects.toMatchObject({ kind: 'invalid' });
  await expect(rehearse('brief', { questions: [] })).rejects.toMatchObject({ kind: 'invalid' });
  await expect(rehearse('brief', { agentId: 'x' })).rejects.toMatchObject({ kind: 'invalid' });
  await expect(rehearse('brief', { versionNumber: 0 })).rejects.toMatchObject({ kind: 'invalid' });
});
