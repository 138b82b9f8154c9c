import { newId } from '@colloquy/kernel';
import { dailyQuotaSchema } from '@colloquy/mongo';
import { eventually } from '@colloquy/testing';
import { stepsOf } from './steps';
import { aBody, harness, startApp, type TestApp } from './start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => harness.stop());

test('an interview is a test only if it was created as one; an update does not change that', async () => {
  const call = app.as(newId());
  const { body: real } = await call('POST', '/api/interviews', aBody());
  const { status, body: rehearsal } = await call('POST', '/api/interviews', aBody({ isTest: true }));
  expect([status, real.isTest, rehearsal.isTest]).toEqual([201, false, true]);
  const path = `/api/interviews/${rehearsal.id}`;
  const { body: changed } = await call('PUT', path, { title: 'Another title', isTest: false });
  expect([changed.title, changed.isTest]).toEqual(['Another title', true]);
  expect((await call('PUT', path, { isTest: false })).status).toBe(400); // changes nothing
  expect((await call('GET', path)).body.isTest).toBe(true);
  const { body: list } = await call('GET', '/api/interviews');
  expect(new Map(list.map(({ id, isTest }: { id: string; isTest: boolean }) => [id, isTest]))).toEqual(
    new Map([
      [real.id, false],
      [rehearsal.id, true],
    ]),
  );
});

test('an account creates at most 100 test interviews a day, deleted ones counted, and other interviews at any time', async () => {
  const accountId = newId();
  const call = app.as(accountId);
  const create = (change: Record<string, unknown>) => call('POST', '/api/interviews', aBody(change));
  const { body: first } = await create({ isTest: true });
  await call('DELETE', `/api/interviews/${first.id}`);
  const more = await Promise.all(Array.from({ length: 105 }, () => create({ isTest: true })));
  expect(more.filter(({ status }) => status === 201)).toHaveLength(99);
  const refused = more.filter(({ status }) => status === 409);
  expect(refused.map(({ body }) => body.code)).toEqual(Array.from({ length: 6 }, () => 'TOO_MANY_TESTS'));
  expect((await create({})).status).toBe(201);
  expect((await app.as(newId())('POST', '/api/interviews', aBody({ isTest: true }))).status).toBe(201);
  const quotas = harness.model('testQuotas', dailyQuotaSchema);
  await quotas.updateOne({ _id: accountId }, { $set: { day: '2026-01-01' } });
  expect((await create({ isTest: true })).status).toBe(201);
});

test('an interview of an earlier release is no test', async () => {
  const call = app.as(newId());
  const { body } = await call('POST', '/api/interviews', aBody({ isTest: true }));
  await app.interviews.collection.updateOne({ _id: body.id }, { $unset: { isTest: '' } });
  expect((await call('GET', `/api/interviews/${body.id}`)).body.isTest).toBe(false);
});

test.each(['true', 1, null])('isTest: %j is a bad request', async (isTest) => {
  const { status, body } = await app.as(newId())('POST', '/api/interviews', aBody({ isTest }));
  expect([status, body.error]).toEqual([400, 'isTest: must be true or false']);
});

test('the end of a session says whether it belongs to a test interview', async () => {
  const events = await harness.collect('session.ended.v1');
  const accountId = newId();
  const call = app.as(accountId);
  const ended = await Promise.all(
    [true, false].map(async (isTest) => {
      const { body } = await call('POST', '/api/interviews', aBody({ isTest }));
      const steps = stepsOf(app, call, accountId, body.id);
      const { sessionId } = await steps.start();
      await steps.end(sessionId, 'client_disconnect');
      return sessionId;
    }),
  );
  const dataOf = (sessionId: string | undefined) =>
    events.map(({ data }) => data).find((data) => data['sessionId'] === sessionId);
  await eventually(() => ended.forEach((id) => expect(dataOf(id)).toBeDefined()));
  expect(dataOf(ended[0])).toMatchObject({ isTest: true, agentGroupId: app.agents.known.agentId });
  expect(dataOf(ended[1])).not.toHaveProperty('isTest');
});
