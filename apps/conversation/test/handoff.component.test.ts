import { until } from '@colloquy/testing';
import { newId } from '@colloquy/kernel';
import { aPush, conversationClient } from './agent-pushes';
import { makeHarness } from './harness';

const harness = makeHarness();
afterEach(() => harness.cleanUp());
afterAll(() => harness.dropDatabase());

const questions = ['How did you choose your carrier?', 'What did it cost?'];
const aboutPrices =
  'The pricing of the carriers was what we compared first, carrier by carrier and year by year.';

async function twoAgents(rule: object = {}) {
  const platform = await harness.platform({ questions });
  const app = await harness.app(platform, {}, { interviewerFor: undefined });
  const pushes = conversationClient(app);
  harness.onCleanUp(() => pushes.close());
  const { accountId, agentId } = platform.interview;
  const kim = { accountId, agentId: newId() };
  const toKim = {
    id: newId(),
    targetAgentId: kim.agentId,
    condition: 'The expert mentions pricing',
    ...rule,
  };
  await pushes.pushAgent(aPush(kim, { revision: 1, persona: 'Kim', greeting: 'I am Kim.' }));
  const sam = { accountId, agentId };
  await pushes.pushAgent(aPush(sam, { revision: 2, persona: 'Sam', greeting: 'I am Sam.', rules: [toKim] }));
  return { platform, app, pushes, kim, rule: toKim };
}

test('an audible handoff: announced, recorded with its rule and time, and the target goes on without a greeting', async () => {
  const { platform, app, kim, rule } = await twoAgents({ transferMessage: 'Kim knows more.', delayMs: 30 });
  const expert = (await harness.client(app, platform)).hello();
  expect(await expert.next('welcome')).toMatchObject({ persona: 'Sam', voice: { name: 'Grace' } });
  expect((await expert.next('turn')).text).toContain('I am Sam.');
  await expert.say(aboutPrices);
  expect(await expert.next('turn')).toMatchObject({ text: 'Kim knows more.' });
  const taken = await expert.next('turn');
  expect(taken).toMatchObject({ persona: 'Kim', voice: { name: 'Grace' }, progress: { question: 2, of: 2 } });
  expect(taken.text).toContain(questions[1]);
  expect(taken.text).not.toContain('I am Kim.');
  const [handoff] = platform.interview.handoffs;
  expect(handoff).toMatchObject({ toAgentId: kim.agentId, toAgentVersion: 1, ruleId: rule.id });
  const announced = platform.interview.turns.find(({ act }) => act === 'transfer');
  expect(handoff?.offsetMs).toBeGreaterThanOrEqual((announced?.offsetMs ?? 0) + 30);
});

test('a silent handoff to a target that introduces itself', async () => {
  const { platform, app } = await twoAgents({ enableTargetFirstMessage: true });
  const expert = (await harness.client(app, platform)).hello();
  await expert.next('turn');
  await expert.say(aboutPrices);
  expect((await expert.next('turn')).text).toContain('I am Kim.');
  expect(platform.interview.turns.map(({ act }) => act)).not.toContain('transfer');
});

test('a transfer to a deleted agent is skipped', async () => {
  const { platform, app, pushes, kim } = await twoAgents();
  await pushes.pushAgent({ ...kim, channel: 'WEB', revision: 3 });
  const expert = (await harness.client(app, platform)).hello();
  await expert.next('turn');
  await expert.say(aboutPrices);
  const next = await expert.next('turn');
  expect(next.text).toContain(questions[1]);
  expect(next).not.toHaveProperty('persona');
  expect(platform.interview.handoffs).toEqual([]);
});

test('the new agent goes on when the expert returns to another replica', async () => {
  const { platform, app } = await twoAgents();
  const expert = (await harness.client(app, platform)).hello();
  const { sessionId, resumeToken } = await expert.next('welcome');
  await expert.next('turn');
  await expert.say(aboutPrices);
  const { sequence } = await expert.next('turn');
  await expert.cut();
  const other = await harness.app(platform, {}, { interviewerFor: undefined });
  const again = await harness.client(other, platform);
  again.hello({ resume: { sessionId, resumeToken, lastSequence: sequence } });
  expect(await again.next('welcome')).toMatchObject({ persona: 'Kim', turns: [] });
  await again.say(
    'Forty thousand euros a year for every depot, a fifth more than the board had granted for transport and storage.',
  );
  expect(await again.next('turn')).toMatchObject({ persona: 'Kim', closing: true });
  expect(platform.interview.handoffs).toHaveLength(1);
});

test('unheard words are removed from the stored turn', async () => {
  const { platform, app } = await twoAgents();
  const expert = (await harness.client(app, platform)).hello();
  const { sequence, text } = await expert.next('turn');
  expert.send({ type: 'heard', sequence, characters: 9 });
  await until(() => platform.interview.turns[0]?.text === text.slice(0, 9), 'the turn is cut');
});
