import { type Answer, type ApiClient, makeApi } from '../src/api';
import { type Platform, startPlatform } from '../src/platform';

let platform: Platform;
let call: ApiClient;
beforeAll(async () => {
  platform = await startPlatform();
  const api = await makeApi(platform.file().baseUrl);
  call = api.as({ apiKey: platform.file().accounts[0]?.apiKey ?? '' });
}, 300_000);
afterAll(() => platform?.stop(), 60_000);

async function anAgent(fields: object = {}): Promise<string> {
  const content = { name: 'Pricing', agentType: 'FULL_INTERVIEW', language: 'en', ...fields };
  const created = await call('POST', '/api/agents', content);
  expect(created.status).toBe(202);
  return created.body.id;
}

const anInterview = (agentGroupId: string): Promise<Answer> =>
  call('POST', '/api/interviews', {
    title: 'Heat pumps',
    interviewType: 'FULL_INTERVIEW',
    callSubject: 'Retrofit',
    expertData: { name: 'Dana', title: 'Head', employmentHistory: [{ title: 'Head', company: 'Norlund' }] },
    questions: ['What slows a retrofit down most?'],
    agentGroupId,
  });

test('agents hand over by rules that reach both channels and never close a circle', async () => {
  const [root, prices, law] = [
    await anAgent({ name: 'Root' }),
    await anAgent({ role: 'TRANSFER_ONLY' }),
    await anAgent({ role: 'TRANSFER_ONLY', agentPersonaName: 'Robin' }),
  ];
  const rules = (agentId: string) => `/api/agents/${agentId}/transfer-rules`;
  const first = await call('POST', rules(root), { targetGroupId: prices, condition: 'prices' });
  expect(first).toMatchObject({ status: 201, body: { syncWarning: null, nameWarning: false } });
  const second = await call('POST', rules(prices), { targetGroupId: law, condition: 'laws' });
  expect(second.body).toMatchObject({ nameWarning: true });
  const closing = await call('POST', rules(law), { targetGroupId: root, condition: 'else' });
  expect([closing.status, closing.body.error]).toEqual([400, expect.stringContaining('cycle')]);
  expect((await call('GET', `${rules(law)}/inbound`)).body).toHaveLength(1);
  expect((await call('POST', `${rules(root)}/resync`)).body).toEqual({ ok: true, failedChannels: [] });
  const path = `${rules(root)}/${first.body.rule.id}`;
  expect((await call('PATCH', path, { delayMs: 100 })).body.rule.delayMs).toBe(100);
  expect((await call('DELETE', path)).status).toBe(204);
  expect((await anInterview(prices)).status).toBe(400);
});

test('an interview keeps the version it was created with until its agent is changed', async () => {
  const agent = await anAgent({ agentPersonaName: 'Alex' });
  const { id, agentVersion } = (await anInterview(agent)).body;
  expect(agentVersion).toMatchObject({ versionNumber: 1, agentPersonaName: 'Alex', isArchived: false });
  await call('PUT', `/api/agents/${agent}`, { agentPersonaName: 'Kim' });
  const path = `/api/interviews/${id}`;
  expect((await call('GET', path)).body.agentVersion).toMatchObject({
    versionNumber: 1,
    agentPersonaName: 'Alex',
    isArchived: true,
  });
  expect((await call('PUT', path, { agentGroupId: agent })).body.agentVersion.versionNumber).toBe(1);
  const other = await anAgent();
  const moved = await call('PUT', path, { agentGroupId: other });
  expect(moved.body).toMatchObject({
    resolvedAgent: { id: other },
    agentVersion: { versionNumber: 1, isArchived: false },
  });
  expect((await call('DELETE', `/api/agents/${other}`)).status).toBe(204);
  expect((await call('GET', `/api/agents/${other}`)).status).toBe(404);
  expect((await call('GET', path)).body.agentVersion).toMatchObject({ versionNumber: 1, isArchived: true });
});
