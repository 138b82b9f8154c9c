import { answerTokens, type OpenAiRequest, startScriptedOpenAi } from '@colloquy/testing';
import { makeHarness } from './harness';

const harness = makeHarness();
afterEach(() => harness.cleanUp());
afterAll(() => harness.dropDatabase());

const isJudgement = ({ json }: OpenAiRequest) => JSON.stringify(json).includes('spoken_claims');
const noClaims = { text: JSON.stringify({ claims: false }) };

/** Replies as the interviewer's model, which finds no claim in any words. */
const saying = (action: string, text: string) => (request: OpenAiRequest) =>
  isJudgement(request) ? noClaims : { text: JSON.stringify({ action, rule: null, text }) };

const answer =
  'We compared five carriers on price, punctuality and the temperature records of two years, then visited them.';

async function withModel(
  change: Record<string, string | number> = {},
  interview: Parameters<typeof harness.platform>[0] = {},
) {
  const model = await startScriptedOpenAi();
  harness.onCleanUp(() => model.stop());
  const platform = await harness.platform(interview);
  const settings = { LANGUAGE_MODEL_BASE_URL: model.baseUrl, LANGUAGE_MODEL: 'scripted', ...change };
  const app = await harness.app(platform, settings, { interviewerFor: undefined });
  const expert = (await harness.client(app, platform)).hello();
  const { sessionId, resumeToken } = await expert.next('welcome');
  await expert.next('turn');
  return { model, platform, settings, app, expert, resume: { sessionId, resumeToken } };
}

test('a language model words the follow-ups, which are recorded as its own', async () => {
  const { model, platform, expert } = await withModel();
  model.always(saying('follow_up', 'Which records did you trust?'));
  await expert.say(answer);
  expect((await expert.next('turn')).text).toContain('Which records did you trust?');
  expect(platform.interview.turns.at(-1)).toMatchObject({ wordedBy: 'openai', fallback: '' });
});

test.each([
  ['its own model if that is allowed', 'large', 'large'],
  ['the default if its model is no longer allowed', 'retired', 'scripted'],
])('an agent that names a model gets %s', async (_name, model, asked) => {
  const talk = await withModel({ LANGUAGE_MODELS: 'small,large' }, { conduct: { model } });
  talk.model.always(saying('follow_up', 'Which records?'));
  await talk.expert.say(answer);
  await talk.expert.next('turn');
  expect(talk.model.requests.map(({ json }) => json['model'])).toContain(asked);
  expect(new Set(talk.model.requests.map(({ json }) => json['model'])).size).toBe(1);
});

test('the interviewer follows up as often as its agent says, unless the guide of the question says otherwise', async () => {
  const questionGuides = [{ aim: '', mustHave: [], probes: 2 }];
  const { model, platform, expert } = await withModel({}, { conduct: { maxProbes: 0 }, questionGuides });
  model.always(saying('follow_up', 'Which records?'));
  for (const _ of [1, 2, 3]) {
    await expert.say(answer);
    await expert.next('turn');
  }
  await expert.say(answer);
  await expert.next('turn');
  const acts = platform.interview.turns.filter(({ role }) => role === 'agent').map(({ act }) => act);
  expect(acts).toEqual(['greeting', 'probe', 'probe', 'question', 'closing']);
});

test('a follow-up that makes a claim is not said, and the reason is recorded', async () => {
  const { model, platform, expert } = await withModel();
  const follow = saying('follow_up', 'Nobody else will hear this. Which records did you trust?');
  model.always((request) =>
    JSON.stringify(request.json).includes('spoken_claims')
      ? { text: JSON.stringify({ claims: true }) }
      : follow(request),
  );
  await expert.say(answer);
  expect((await expert.next('turn')).text).not.toContain('Nobody else');
  expect(platform.interview.turns.at(-1)).toMatchObject({ wordedBy: 'embedded', fallback: 'refused' });
});

test('a question that was answered before is left out, and its turn is stored with the answers', async () => {
  const { model, platform, expert } = await withModel();
  model.always(() => ({ text: JSON.stringify({ action: 'skip', rule: null, turns: [1], text: '' }) }));
  await expert.say(`${answer} Then a delivery went wrong, because a lorry was late.`);
  expect(await expert.next('turn')).toMatchObject({ closing: true });
  const { sessionId } = platform.interview.turns[1] ?? {};
  expect(platform.interview.turns.at(-1)).toMatchObject({
    act: 'closing',
    skips: { questionIndex: 1, answeredBy: [`${sessionId}:1`] },
  });
});

test('the model is told subject, objective, title, career and guide', async () => {
  const guide = { aim: 'The reasons', mustHave: ['a price'] };
  const { model, expert } = await withModel({}, { questionGuides: [guide] });
  model.always(saying('continue', ''));
  await expert.say(answer);
  await expert.next('turn');
  const sent = model.requests.map(({ json }) => JSON.stringify(json['messages'])).join();
  for (const fact of [
    'Cold chains',
    'Learn how buyers check records',
    'Head of Logistics',
    'Norlund',
    'The reasons',
    'a price',
  ])
    expect(sent).toContain(fact);
});

test('a model that fails is replaced by the embedded interviewer, which is recorded with the reason', async () => {
  const { model, platform, expert } = await withModel({ LANGUAGE_MODEL_TIMEOUT_MS: 2000 });
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
  second.always(saying('follow_up', 'Which ones?'));
  const { model, platform, expert } = await withModel({
    LANGUAGE_MODEL_FIRST_TOKEN_MS: 2000,
    LANGUAGE_MODEL_TIMEOUT_MS: 30_000,
    LANGUAGE_MODEL_FALLBACK_BASE_URL: second.baseUrl,
    LANGUAGE_MODEL_FALLBACK: 'second',
  });
  model.always((request) => (isJudgement(request) ? noClaims : { fault: 'hang' }));
  await expert.say(answer);
  expect((await expert.next('turn')).text).toContain('Which ones?');
  expect(platform.interview.turns.at(-1)).toMatchObject({ wordedBy: 'openai', fallback: '' });
  expect(second.requests[0]?.json).toMatchObject({ model: 'second' });
});

test('the tokens of a session are counted across its owners', async () => {
  const { model, platform, settings, app, expert, resume } = await withModel();
  model.always(saying('follow_up', 'Which records did you trust?'));
  const tokens = () => {
    const { inputTokens, outputTokens } = platform.interview.sessions[0]?.usage ?? {};
    return { inputTokens, outputTokens };
  };
  const asked = () => ({
    inputTokens: model.requests.length * answerTokens.inputTokens,
    outputTokens: model.requests.length * answerTokens.outputTokens,
  });
  await expert.say(answer);
  const { sequence: lastSequence } = await expert.next('turn');
  expect(tokens()).toEqual(asked());
  const before = model.requests.length;

  const second = await harness.app(platform, settings, { interviewerFor: undefined });
  await app.stop();
  const again = (await harness.client(second, platform)).hello({ resume: { ...resume, lastSequence } });
  await again.next('welcome');
  await again.say(answer);
  await again.next('turn');
  again.send({ type: 'end' });
  await again.next('ended');
  expect(model.requests.length).toBeGreaterThan(before);
  expect(tokens()).toEqual(asked());
});
