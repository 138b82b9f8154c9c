import { newId } from '@colloquy/kernel';
import { deadAddress, eventually } from '@colloquy/testing';
import { channelsAt, harness, type Replica, startChannel } from './harness';

const account = newId();
let channel: Awaited<ReturnType<typeof startChannel>>;
let api: Replica;
let second: Replica;

beforeAll(async () => {
  channel = await startChannel();
  api = await harness.start(channelsAt(channel.address));
  second = await harness.start(channelsAt(channel.address, await deadAddress()));
  const agentId = await anAgent();
  const synced = async () => (await api.call(account, 'POST', `${rulesOf(agentId)}/resync`)).body;
  await eventually(async () => expect(await synced()).toMatchObject({ ok: true })); // the channels are connected
});
afterAll(async () => {
  await harness.stop();
  await channel.stop();
});

async function anAgent(fields: object = {}): Promise<string> {
  const content = { name: 'Agent', agentType: 'FULL_INTERVIEW', language: 'en', ...fields };
  return (await api.call(account, 'POST', '/api/agents', content)).body.id;
}

const rulesOf = (agentId: string) => `/api/agents/${agentId}/transfer-rules`;
const createRule = (from: string, targetGroupId: unknown, fields: object = {}, replica = api) =>
  replica.call(account, 'POST', rulesOf(from), { targetGroupId, condition: 'prices', ...fields });

test('a rule can be created, listed by source and target, updated and deleted', async () => {
  const [source, target] = [await anAgent(), await anAgent({ role: 'TRANSFER_ONLY' })];
  const created = await createRule(source, target, { transferMessage: 'One moment.', delayMs: 250 });
  expect(created).toMatchObject({
    status: 201,
    body: {
      rule: {
        targetGroupId: target,
        ordering: 0,
        delayMs: 250,
        transferMessage: 'One moment.',
        enableTargetFirstMessage: false,
      },
      syncWarning: null,
      voiceWarning: false,
      nameWarning: false,
    },
  });
  const path = `${rulesOf(source)}/${created.body.rule.id}`;
  const changed = await api.call(account, 'PATCH', path, { transferMessage: null, ordering: 4 });
  expect(changed.body.rule).toMatchObject({ transferMessage: null, ordering: 4, delayMs: 250 });
  const outbound = (await api.call(account, 'GET', rulesOf(source))).body;
  expect(outbound).toEqual([
    { ...changed.body.rule, voiceWarning: false, nameWarning: false, targetDeleted: false },
  ]);
  expect((await api.call(account, 'GET', `${rulesOf(target)}/inbound`)).body).toEqual(outbound);
  expect((await api.call(account, 'GET', `${rulesOf(source)}/inbound`)).body).toEqual([]);
  expect((await api.call(account, 'DELETE', path)).status).toBe(204);
  expect((await api.call(account, 'DELETE', path)).status).toBe(404);
  expect((await api.call(account, 'GET', rulesOf(source))).body).toEqual([]);
});

test('a rule to an agent with another voice or name has warnings', async () => {
  const { voices } = (await api.call(account, 'GET', '/api/voices?language=en')).body;
  const source = await anAgent({ agentPersonaName: 'Alex', voiceId: voices[0].id });
  const target = await anAgent({ agentPersonaName: 'Robin', voiceId: voices[1].id });
  const { body } = await createRule(source, target);
  expect(body).toMatchObject({ voiceWarning: true, nameWarning: true });
  await api.call(account, 'PUT', `/api/agents/${target}`, { agentPersonaName: 'Alex' });
  const [listed] = (await api.call(account, 'GET', rulesOf(source))).body;
  expect(listed).toMatchObject({ voiceWarning: true, nameWarning: false });
});

test.each([
  [{ targetGroupId: undefined }, 'targetGroupId'],
  [{ targetGroupId: 'x' }, 'targetGroupId'],
  [{ targetGroupId: { $ne: '' } }, 'targetGroupId'],
  [{ targetGroupId: newId() }, 'targetGroupId'],
  [{ condition: undefined }, 'condition'],
  [{ condition: ' ' }, 'condition'],
  [{ condition: 'x'.repeat(1001) }, 'condition'],
  [{ ordering: 1.5 }, 'ordering'],
  [{ ordering: '1' }, 'ordering'],
  [{ delayMs: -1 }, 'delayMs'],
  [{ transferMessage: 5 }, 'transferMessage'],
  [{ enableTargetFirstMessage: 'yes' }, 'enableTargetFirstMessage'],
])('a rule with %j is refused with a message that names the field', async (fields, field) => {
  const [source, target] = [await anAgent(), await anAgent()];
  const { status, body } = await createRule(source, target, fields);
  expect([status, body.error]).toEqual([400, expect.stringContaining(field)]);
});

test('rules of another account, of system agents and of unknown agents cannot be accessed', async () => {
  const [source, target] = [await anAgent(), await anAgent()];
  const { rule } = (await createRule(source, target)).body;
  const other = newId();
  const theirs = (await api.call(other, 'POST', '/api/agents', {
    name: 'Theirs',
    agentType: 'FULL_INTERVIEW',
    language: 'en',
  })) as { body: { id: string } };
  const attempts = [
    await api.call(other, 'GET', rulesOf(source)),
    await api.call(other, 'GET', `${rulesOf(source)}/inbound`),
    await api.call(other, 'POST', rulesOf(source), { targetGroupId: theirs.body.id, condition: 'x' }),
    await api.call(other, 'PATCH', `${rulesOf(source)}/${rule.id}`, { ordering: 1 }),
    await api.call(other, 'DELETE', `${rulesOf(source)}/${rule.id}`),
    await api.call(other, 'POST', `${rulesOf(source)}/resync`),
    await api.call(account, 'PATCH', `${rulesOf(target)}/${rule.id}`, { ordering: 1 }),
    await api.call(account, 'DELETE', `${rulesOf(source)}/no-id`),
    await api.call(account, 'GET', rulesOf('no-id')),
  ];
  expect(attempts.map(({ status }) => status)).toEqual(Array(9).fill(404));
  expect((await createRule(source, theirs.body.id)).status).toBe(400);
  const [system] = (await api.call(newId(), 'GET', '/api/agents')).body;
  expect((await createRule(system.id, target)).status).toBe(403);
  expect((await api.call(account, 'GET', rulesOf(system.id))).body).toEqual([]);
});

test('rules created concurrently on two replicas never close a cycle', async () => {
  const agents = await Promise.all(Array.from({ length: 5 }, () => anAgent()));
  const pairs = agents.flatMap((from) => agents.filter((to) => to !== from).map((to) => [from, to] as const));
  const answers = await Promise.all(
    pairs.map(([from, to], index) => createRule(from, to, {}, index % 2 ? api : second)),
  );
  // at most one direction of each pair, so five agents have at most ten rules
  const stored = pairs.filter((_, index) => answers[index]?.status === 201);
  expect(answers.every(({ status }) => status === 201 || status === 400)).toBe(true);
  expect(stored).toHaveLength(10);
  expect(hasCycle(stored)).toBe(false);
});

function hasCycle(edges: (readonly [string, string])[]): boolean {
  const sources = new Set(edges.map(([from]) => from));
  const rest = edges.filter(([, to]) => sources.has(to));
  return rest.length > 0 && (rest.length === edges.length || hasCycle(rest));
}

test('a rule is stored even if a channel is unreachable, and the answer names the channel', async () => {
  const [source, target] = [await anAgent(), await anAgent()];
  const created = await createRule(source, target, {}, second);
  expect(created).toMatchObject({ status: 201, body: { syncWarning: ['PHONE'] } });
  const path = `${rulesOf(source)}/${created.body.rule.id}`;
  expect((await second.call(account, 'PATCH', path, { ordering: 2 })).body.syncWarning).toEqual(['PHONE']);
  const resync = `${rulesOf(source)}/resync`;
  expect((await second.call(account, 'POST', resync)).body).toEqual({ ok: false, failedChannels: ['PHONE'] });
  expect((await api.call(account, 'POST', resync)).body).toEqual({ ok: true, failedChannels: [] });
  const deleted = await second.call(account, 'DELETE', path);
  expect([deleted.status, deleted.body]).toEqual([200, { ok: true, syncWarning: ['PHONE'] }]);
  expect((await api.call(account, 'GET', rulesOf(source))).body).toEqual([]);
});

test('a channel receives the current version of an agent with its rules in order', async () => {
  const [source, target] = [await anAgent({ firstMessage: 'Hi {{client}}.' }), await anAgent()];
  await createRule(source, target, { condition: 'later', ordering: 2 });
  await createRule(source, target, { condition: 'first', ordering: 1, transferMessage: 'So.' });
  await api.call(account, 'POST', '/api/account/variables', {
    name: 'client',
    displayName: 'Client',
    defaultValue: 'us',
  });
  await eventually(() =>
    expect(channel.of(source).at(-1)?.config?.variableDefaults).toEqual({ client: 'us' }),
  );
  const newest = channel
    .of(source)
    .sort((x, y) => x.revision - y.revision)
    .at(-1);
  expect(newest?.rules.map(({ condition, transferMessage }) => [condition, transferMessage])).toEqual([
    ['first', 'So.'],
    ['later', ''],
  ]);
  expect(newest?.config).toMatchObject({ firstMessage: 'Hi {{client}}.', version: { versionNumber: 1 } });
});
