import { type CloudEvent } from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import { startScriptedService } from '@colloquy/harness';
import { eventually } from '@colloquy/testing';
import { aBody, harness, startApp } from './start-app';
import { stepsOf } from './steps';

let events: CloudEvent[];
/** Sessions and interviews that billing and webhook know. */
const booked = new Set<string>();
const notified = new Set<string>();
const redacted = new Set<string>();
let peers: NodeJS.ProcessEnv;

beforeAll(async () => {
  events = await harness.collect('session.ended.#', 'interview.#');
  const billing = await startScriptedService('colloquy.billing.v1.BillingService', {
    findUnbookedSessions: async ({ sessions }) => ({
      sessionIds: sessions.map(({ sessionId }) => sessionId).filter((id) => !booked.has(id)),
    }),
  });
  const webhook = await startScriptedService('colloquy.webhook.v1.WebhookService', {
    findUnnotified: async ({ completions }) => ({
      interviewIds: completions.map(({ interviewId }) => interviewId).filter((id) => !notified.has(id)),
    }),
    findUnredacted: async ({ interviews }) => ({
      interviewIds: interviews.map(({ interviewId }) => interviewId).filter((id) => !redacted.has(id)),
    }),
  });
  harness.onStop(billing.stop);
  harness.onStop(webhook.stop);
  peers = { BILLING_GRPC: billing.address, WEBHOOK_GRPC: webhook.address, FOLLOW_UP_AFTER_MS: '100' };
});
afterAll(() => harness.stop());

/** An interview with an endpoint whose only session has ended. */
async function conducted(settings: NodeJS.ProcessEnv = {}) {
  const app = await startApp({ ...peers, ...settings });
  const accountId = newId();
  const call = app.as(accountId);
  const notifications = [{ endpoint: 'https://client.example/hook' }];
  const { body } = await call('POST', '/api/interviews', aBody({ notifications }));
  const steps = stepsOf(app, call, accountId, body.id);
  const { sessionId } = await steps.start();
  await steps.say(sessionId, [0, 'agent', 'What slows it down?'], [1, 'user', 'Permits.']);
  await steps.end(sessionId, 'completed_by_expert');
  const published = (type: string) =>
    events.filter((event) => event.type === type && event.subject === body.id).map(({ data }) => data);
  return { app, ...steps, interviewId: body.id as string, sessionId, published };
}

const analysisOf = (completion: number) => ({
  completion,
  analysed: true,
  summary: 'S.',
  qualityScore: 70,
  agentScore: 90,
});

test('an event is published again until its effect exists, then the follow-up ends', async () => {
  const { app, ref, sessionId, interviewId, stored, processed, published } = await conducted();
  const twice = (type: string, publishedOf = published) =>
    eventually(() => {
      const [first, again] = publishedOf(type);
      expect(again).toBeDefined();
      expect(again).toEqual(first);
    });

  await twice('session.ended.v1');
  await eventually(async () => {
    const age = /colloquy_unsettled_oldest_seconds\{kind="(\w+)",service="interview"\} (\S+)/g;
    const ages = new Map(
      [...(await app.metrics()).matchAll(age)].map(([, kind, value]) => [kind, Number(value)]),
    );
    expect(ages.get('processing')).toBeGreaterThan(0);
    expect(ages.get('booking')).toBeGreaterThan(0);
    expect([ages.get('analysis'), ages.get('notification')]).toEqual([0, 0]);
  });
  booked.add(sessionId);
  await processed(sessionId);
  await twice('interview.completed.v1');
  await app.client.recordAnalysis({ ...ref, ...analysisOf(1) });
  await twice('interview.analysed.v1');
  notified.add(interviewId);
  await eventually(async () => expect(await stored()).not.toHaveProperty('followUp'));

  const eventsOf = () => events.filter(({ subject }) => subject === interviewId);
  const before = eventsOf().length;
  const other = await conducted();
  await twice('session.ended.v1', other.published); // follow-ups go on
  expect(eventsOf()).toHaveLength(before);
  await other.app.stop();
  await app.stop();
});

test('another analysis is announced until it is recorded, and the endpoints are not notified again', async () => {
  const { app, ref, sessionId, interviewId, stored, processed, published } = await conducted();
  booked.add(sessionId);
  await processed(sessionId);
  await app.client.recordAnalysis({ ...ref, ...analysisOf(1) });
  await eventually(() => expect(published('interview.analysed.v1').length).toBeGreaterThan(0));
  notified.add(interviewId);
  await eventually(async () => expect(await stored()).not.toHaveProperty('followUp'));
  const { status } = await app.as(ref.accountId)('POST', `/api/interviews/${interviewId}/analysis`, {
    reason: 'why',
  });
  expect(status).toBe(202);
  const again = () => published('interview.completed.v1').filter((data) => 'reanalysis' in data);
  await eventually(() => expect(again().length).toBeGreaterThan(1));
  expect(again()[1]).toEqual(again()[0]);

  const analysed = published('interview.analysed.v1').length;
  await app.client.recordAnalysis({ ...ref, ...analysisOf(1), reanalysis: 1, analysedBy: 'openai' });
  await eventually(async () => expect(await stored()).not.toHaveProperty('followUp'));
  await eventually(() => expect(published('interview.reanalysed.v1')).toHaveLength(1));
  expect(published('interview.analysed.v1')).toHaveLength(analysed);
  await app.stop();
});

test('a withdrawal is announced until the notifications that were queued before it are redacted', async () => {
  const { app, ref, sessionId, interviewId, stored, processed, published } = await conducted();
  booked.add(sessionId);
  notified.add(interviewId);
  await processed(sessionId);
  await app.client.recordAnalysis({ ...ref, ...analysisOf(1) });
  await eventually(async () => expect(await stored()).not.toHaveProperty('followUp'));
  await app.client.withdrawConsent(ref);
  await eventually(() => expect(published('interview.withdrawn.v1').length).toBeGreaterThan(1));
  const [first, again] = published('interview.withdrawn.v1');
  expect(again).toEqual(first);
  redacted.add(interviewId);
  await eventually(async () => expect(await stored()).not.toHaveProperty('followUp'));
  await app.stop();
});

test('a withdrawal is announced until the notifications are redacted although its interview was deleted', async () => {
  const { app, ref, sessionId, interviewId, stored, processed, published, remove } = await conducted();
  booked.add(sessionId);
  notified.add(interviewId);
  await processed(sessionId);
  await app.client.recordAnalysis({ ...ref, ...analysisOf(1) });
  await eventually(async () => expect(await stored()).not.toHaveProperty('followUp'));
  await app.client.withdrawConsent(ref);
  expect((await remove()).status).toBe(204);
  await eventually(() => expect(published('interview.withdrawn.v1').length).toBeGreaterThan(2));
  const [lost, again] = published('interview.withdrawn.v1');
  expect(again).toEqual(lost);
  for (const personal of ['title', 'expertData', 'questions', 'agent', 'consents', 'analysis', 'withdrawal'])
    expect(await stored()).not.toHaveProperty(personal);
  const list = await app.as(ref.accountId)('GET', '/api/interviews?page=1&limit=5&withdrawn=true');
  expect(list.body.data).toEqual([]);
  redacted.add(interviewId);
  await eventually(async () => expect(await stored()).toBeNull());
  await app.stop();
});

test('a session is announced until it is booked although its interview was deleted, and only then it is purged', async () => {
  const app = await startApp(peers);
  const accountId = newId();
  const call = app.as(accountId);
  const { body } = await call('POST', '/api/interviews', aBody());
  const steps = stepsOf(app, call, accountId, body.id);
  const { sessionId } = await steps.start();
  await steps.end(sessionId, 'client_disconnect');
  const ends = () => events.filter(({ type, subject }) => type === 'session.ended.v1' && subject === body.id);
  await eventually(() => expect(ends()).toHaveLength(1));
  const [lost] = ends();
  expect((await steps.remove()).status).toBe(204);
  const { followUp, sessions, ...tombstone } = JSON.parse(JSON.stringify(await steps.stored()));
  for (const personal of ['title', 'expertData', 'questions', 'agent', 'consents', 'notifications'])
    expect(tombstone).not.toHaveProperty(personal);
  expect([followUp, sessions]).toEqual([expect.anything(), [expect.objectContaining({ id: sessionId })]]);

  await eventually(() => expect(ends().length).toBeGreaterThan(2));
  expect(lost?.data).toMatchObject(ends().at(-1)?.data as object);
  booked.add(sessionId);
  await eventually(async () => expect(await steps.stored()).toBeNull());
  await app.stop();
});

test('while billing is down, only the effects in other services are followed up', async () => {
  const { app, sessionId, stored, processed, published } = await conducted({ BILLING_GRPC: '127.0.0.1:9' });
  await eventually(() => expect(published('session.ended.v1').length).toBeGreaterThan(1));
  await processed(sessionId);
  await eventually(() => expect(published('interview.completed.v1').length).toBeGreaterThan(1));
  expect((await stored())?.followUp?.unsettled).not.toHaveProperty('booking');
  await app.stop();
});

test('many interviews are followed up together, each once, by whatever replica', async () => {
  const { app, stored, processed, sessionId, interviewId } = await conducted({
    FOLLOW_UP_AFTER_MS: '600000',
  });
  booked.add(sessionId);
  notified.add(interviewId);
  await processed(sessionId);
  await eventually(async () => expect(await stored()).not.toHaveProperty('outboxDueAt'));
  const document = await stored();
  const followUp = { at: new Date(1) };
  const copies = Array.from({ length: 250 }, (_, n) => ({
    ...document,
    _id: newId(),
    completedAt: new Date(Date.now() + n + 10),
    followUp,
  }));
  await app.interviews.collection.insertMany(copies as never);
  const others = await startApp({ ...peers, FOLLOW_UP_AFTER_MS: '600000' });
  const ids = copies.map(({ _id: id }) => id);
  await eventually(async () => {
    // the copies wait for their analysis, and no further follow-up is due before minutes
    const waiting = {
      _id: { $in: ids },
      'followUp.count': 1,
      'followUp.unsettled.analysis': { $exists: true },
    };
    expect(await app.interviews.collection.countDocuments(waiting as never)).toBe(250);
  });
  await eventually(() => {
    const again = events.filter(
      ({ type, subject }) => type === 'interview.completed.v1' && ids.includes(subject),
    );
    expect(new Set(again.map(({ subject }) => subject)).size).toBe(250);
  });
  await Promise.all([app.stop(), others.stop()]);
});
