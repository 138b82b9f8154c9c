import { answerOf, type Client, type operations } from '@colloquy/client';
import { makeApi } from '../src/api';
import { type Platform, startPlatform } from '../src/platform';

let platform: Platform;
let client: Client;
beforeAll(async () => {
  platform = await startPlatform();
  const api = await makeApi(platform.file().baseUrl);
  client = api.client({ apiKey: platform.file().accounts[0]?.apiKey ?? '' });
}, 300_000);
afterAll(() => platform?.stop(), 60_000);

type NewAgent = operations['createAgent']['requestBody']['content']['application/json'];

async function anAgent(fields: Partial<NewAgent> = {}): Promise<string> {
  const body: NewAgent = { name: 'Pricing', agentType: 'FULL_INTERVIEW', language: 'en', ...fields };
  const { data, response } = await client.POST('/api/agents', { body });
  expect(response.status).toBe(202);
  return data?.id ?? '';
}

const anInterview = (agentGroupId: string) =>
  client.POST('/api/interviews', {
    body: {
      title: 'Heat pumps',
      interviewType: 'FULL_INTERVIEW',
      callSubject: 'Retrofit',
      expertData: { name: 'Dana', title: 'Head', employmentHistory: [{ title: 'Head', company: 'Norlund' }] },
      questions: ['What slows a retrofit down most?'],
      agentGroupId,
    },
  });

test('transfer rules reach both channels and never close a cycle', async () => {
  const [root, prices, law] = [
    await anAgent({ name: 'Root' }),
    await anAgent({ role: 'TRANSFER_ONLY' }),
    await anAgent({ role: 'TRANSFER_ONLY', agentPersonaName: 'Robin' }),
  ];
  const of = (groupId: string) => ({ params: { path: { groupId } } });
  const addRule = (from: string, targetGroupId: string, condition: string) =>
    client.POST('/api/agents/{groupId}/transfer-rules', { ...of(from), body: { targetGroupId, condition } });

  const first = await addRule(root, prices, 'prices');
  expect(first.response.status).toBe(201);
  expect(first.data).toMatchObject({ syncWarning: null, nameWarning: false });
  expect(await answerOf(addRule(prices, law, 'laws'))).toMatchObject({ nameWarning: true });
  await expect(answerOf(addRule(law, root, 'else'))).rejects.toMatchObject({
    name: 'ApiError',
    status: 400,
    message: expect.stringContaining('cycle'),
  });
  const inbound = await answerOf(client.GET('/api/agents/{groupId}/transfer-rules/inbound', of(law)));
  expect(inbound).toHaveLength(1);
  const resynced = await answerOf(client.POST('/api/agents/{groupId}/transfer-rules/resync', of(root)));
  expect(resynced).toEqual({ ok: true, failedChannels: [] });

  const path = '/api/agents/{groupId}/transfer-rules/{ruleId}';
  const params = { path: { groupId: root, ruleId: first.data?.rule.id ?? '' } };
  const changed = await answerOf(client.PATCH(path, { params, body: { delayMs: 100 } }));
  expect(changed.rule.delayMs).toBe(100);
  expect((await client.DELETE(path, { params })).response.status).toBe(204);
  expect((await anInterview(prices)).response.status).toBe(400);
});

test('an interview keeps its agent version until its agent is changed', async () => {
  const agent = await anAgent({ agentPersonaName: 'Alex' });
  const { id, agentVersion } = await answerOf(anInterview(agent));
  expect(agentVersion).toMatchObject({ versionNumber: 1, agentPersonaName: 'Alex', isArchived: false });
  const of = (resource: string) => ({ params: { path: { id: resource } } });
  await answerOf(client.PUT('/api/agents/{id}', { ...of(agent), body: { agentPersonaName: 'Kim' } }));

  const read = () => answerOf(client.GET('/api/interviews/{id}', of(id)));
  const useAgent = (agentGroupId: string) =>
    answerOf(client.PUT('/api/interviews/{id}', { ...of(id), body: { agentGroupId } }));
  expect((await read()).agentVersion).toMatchObject({
    versionNumber: 1,
    agentPersonaName: 'Alex',
    isArchived: true,
  });
  expect((await useAgent(agent)).agentVersion?.versionNumber).toBe(1);
  const other = await anAgent();
  expect(await useAgent(other)).toMatchObject({
    resolvedAgent: { id: other },
    agentVersion: { versionNumber: 1, isArchived: false },
  });
  expect((await client.DELETE('/api/agents/{id}', of(other))).response.status).toBe(204);
  expect((await client.GET('/api/agents/{id}', of(other))).response.status).toBe(404);
  expect((await read()).agentVersion).toMatchObject({ versionNumber: 1, isArchived: true });
});

test('once a change of an agent is answered, every created or read interview reflects it', async () => {
  const agent = await anAgent();
  const of = (resource: string) => ({ params: { path: { id: resource } } });
  for (let version = 1; version <= 8; version++) {
    const { id, agentVersion } = await answerOf(anInterview(agent));
    expect(agentVersion).toMatchObject({ versionNumber: version, isArchived: false });
    const body = { agentPersonaName: `Alex ${version}` };
    await answerOf(client.PUT('/api/agents/{id}', { ...of(agent), body }));
    const read = await answerOf(client.GET('/api/interviews/{id}', of(id)));
    expect(read.agentVersion).toMatchObject({ versionNumber: version, isArchived: true });
  }
});

test('without speech synthesis voices are listed, and a sample says that the platform does not speak', async () => {
  const { voices } = await answerOf(client.GET('/api/voices', { params: { query: { language: 'de' } } }));
  expect(voices.map(({ isConfigured }) => isConfigured)).toEqual(voices.map(() => null));
  const body = { language: 'de', voiceId: voices[1]?.id ?? '' } as const;
  await expect(answerOf(client.POST('/api/voices/samples', { body }))).rejects.toMatchObject({
    status: 409,
    code: 'SPEECH_OFF',
    body: { text: expect.stringContaining('Alex') },
  });
});
