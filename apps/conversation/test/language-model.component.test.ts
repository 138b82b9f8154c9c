import { startScriptedOpenAi } from '@colloquy/testing';
import { makeHarness } from './harness';

const harness = makeHarness();
afterEach(() => harness.cleanUp());
afterAll(() => harness.dropDatabase());

const answer =
  'We compared five carriers on price, punctuality and the temperature records of two years, then visited them.';

async function withModel(change: Record<string, string | number> = {}) {
  const model = await startScriptedOpenAi();
  harness.onCleanUp(() => model.stop());
  const platform = await harness.platform();
  const settings = { LANGUAGE_MODEL_BASE_URL: model.baseUrl, LANGUAGE_MODEL: 'scripted', ...change };
  const app = await harness.app(platform, settings, { interviewerFor: undefined });
  const expert = (await harness.client(app, platform)).hello();
  await expert.next('turn');
  return { model, platform, expert };
}

test('a language model words the follow-ups, which are recorded as its own', async () => {
  const { model, platform, expert } = await withModel();
  model.reply({
    text: JSON.stringify({ action: 'follow_up', rule: null, text: 'Which records did you trust?' }),
  });
  await expert.say(answer);
  expect((await expert.next('turn')).text).toContain('Which records did you trust?');
  expect(platform.interview.turns.at(-1)).toMatchObject({ wordedBy: 'openai', fallback: '' });
});

test('a model that fails is replaced by the embedded interviewer, which is recorded with the reason', async () => {
  const { model, platform, expert } = await withModel({ LANGUAGE_MODEL_TIMEOUT_MS: 200 });
  model.always({ status: 500 });
  await expert.say(answer);
  expect((await expert.next('turn')).text).toContain(platform.interview.questions[1]);
  expect(platform.interview.turns.at(-1)).toMatchObject({ wordedBy: 'embedded', fallback: 'unavailable' });
  model.always({ fault: 'hang' });
  await expert.say(answer);
  expect(await expert.next('turn')).toMatchObject({ closing: true });
  expect(platform.interview.turns.at(-1)).toMatchObject({ wordedBy: 'embedded', fallback: 'timeout' });
});

test('a model that hangs is replaced by the fallback after the limit on its first token', async () => {
  const second = await startScriptedOpenAi();
  harness.onCleanUp(() => second.stop());
  second.always({ text: JSON.stringify({ action: 'follow_up', rule: null, text: 'Which ones?' }) });
  const { model, platform, expert } = await withModel({
    LANGUAGE_MODEL_FIRST_TOKEN_MS: 100,
    LANGUAGE_MODEL_FALLBACK_BASE_URL: second.baseUrl,
    LANGUAGE_MODEL_FALLBACK: 'second',
  });
  model.always({ fault: 'hang' });
  await expert.say(answer);
  expect((await expert.next('turn')).text).toContain('Which ones?');
  expect(platform.interview.turns.at(-1)).toMatchObject({ wordedBy: 'openai', fallback: '' });
  expect(second.requests[0]?.json).toMatchObject({ model: 'second' });
});
