import { createHash } from 'node:crypto';
import { newId } from '@colloquy/kernel';
import { aSession } from './an-interview';
import { aBody, type Client, harness, startApp, type TestApp } from './start-app';
import { type Steps, stepsOf } from './steps';

let app: TestApp;
let accountId: string;
let call: Client;
let interview: Steps;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => harness.stop());

async function anInterview(change: Record<string, unknown> = {}) {
  const { body } = await call('POST', '/api/interviews', aBody(change));
  return stepsOf(app, call, accountId, body.id);
}
beforeEach(async () => {
  accountId = newId();
  call = app.as(accountId);
  interview = await anInterview({ compliance: 'Calls are recorded.' });
});

const target = '/api/account/invitation';
const invitation = { organisation: 'Norlund', purpose: 'Heat pumps', minutes: 20 };
const aConsent = (sessionId: string, change: object = {}) => ({
  ...interview.ref,
  consent: {
    sessionId,
    channel: 'WEB',
    language: 'de',
    text: 'Ich bin einverstanden.',
    agreedAtMs: Date.parse('2026-03-01T09:59:58.000Z'),
    givenBy: 'click',
    ...change,
  },
});

test('the invitation of an account is replaced as a whole, and an empty one clears it', async () => {
  expect((await call('GET', target)).body).toEqual({});
  expect((await call('PUT', target, invitation)).body).toEqual(invitation);
  expect((await call('PUT', target, { contact: 'a@b.example', organisation: '' })).body).toEqual({
    contact: 'a@b.example',
  });
  expect((await call('GET', target)).body).toEqual({ contact: 'a@b.example' });
  expect((await app.as(newId())('GET', target)).body).toEqual({});
  expect((await call('PUT', target, {})).body).toEqual({});
  expect((await call('GET', target)).body).toEqual({});
});

test.each([undefined, '[]', '"x"', 'null', '7', '{', '{"minutes":0}', '{"privacyUrl":"http://b.example"}'])(
  'an invitation %s is refused and changes nothing',
  async (body) => {
    await call('PUT', target, invitation);
    expect((await call('PUT', target, body)).status).toBe(400);
    expect((await call('GET', target)).body).toEqual(invitation);
  },
);

test('the invitation of an interview is stored, replaced as a whole and cleared with null', async () => {
  const own = await anInterview({ invitation });
  expect((await own.get()).invitation).toEqual(invitation);
  expect((await call('GET', '/api/interviews')).body).toContainEqual(expect.objectContaining({ invitation }));
  await own.put({ title: 'Other' });
  expect((await own.get()).invitation).toEqual(invitation);
  expect((await own.put({ invitation: { minutes: 5 } })).body.invitation).toEqual({ minutes: 5 });
  expect((await own.put({ invitation: null })).body.invitation).toBeNull();
  const refused = await own.put({ invitation: { minutes: 'soon' } });
  expect([refused.status, refused.body.error]).toEqual([400, 'invitation.minutes: must be a whole number']);
});

test('the page and the runtime get the merged invitation of interview and account', async () => {
  await call('PUT', target, { ...invitation, contact: 'a@b.example' });
  await interview.put({ invitation: { purpose: 'Only this one', minutes: 5 } });
  const told = {
    organisation: 'Norlund',
    purpose: 'Only this one',
    privacyUrl: '',
    retention: '',
    contact: 'a@b.example',
    minutes: 5,
  };
  expect(await app.client.getJoinView(interview.ref)).toMatchObject({
    invitation: told,
    compliance: 'Calls are recorded.',
    interviewType: 'FULL_INTERVIEW',
    withdrawn: false,
  });
  expect((await interview.start()).view.invitation).toEqual(told);
});

test('a dial-in gets the same invitation', async () => {
  await call('PUT', target, invitation);
  await interview.put({ meetingId: '731 204 8812', dialInPin: '44017' });
  const found = await app.client.findDialIn({ meetingId: '7312048812', pin: '44017' });
  expect(found).toMatchObject({ interviewId: interview.ref.interviewId, invitation });
});

test('a consent is shown to the client and the runtime; the first of a session is kept', async () => {
  const { sessionId } = await interview.start();
  await app.client.recordConsent(aConsent(sessionId));
  await app.client.recordConsent(aConsent(sessionId, { text: 'Something else.' }));
  const consent = {
    sessionId,
    channel: 'WEB',
    language: 'de',
    givenBy: 'click',
  };
  const text = 'Ich bin einverstanden.';
  const agreedAt = '2026-03-01T09:59:58.000Z';
  const textSha256 = createHash('sha256').update(text).digest('hex');
  expect((await interview.get()).consents).toEqual([{ ...consent, text, textSha256, agreedAt }]);
  expect((await interview.put({ title: 'Other' })).body.consents).toHaveLength(1);
  expect((await call('GET', '/api/interviews')).body[0]).not.toHaveProperty('consents');
  const view = await app.client.getRuntimeView({ ...interview.ref, sessionId });
  expect(view.consents).toEqual([{ ...consent, text: '', agreedAtMs: Date.parse(agreedAt) }]);
});

test('an interview stays open and small after the longest consent of every session, and all are shown', async () => {
  const { sessionId: open } = await interview.start();
  const sessions = Array.from({ length: 199 }, () => aSession());
  const { interviewId, accountId } = interview.ref;
  const filled = { $push: { sessions: { $each: sessions, $position: 0 } } };
  await app.interviews.collection.updateOne({ _id: interviewId as never }, filled as never);
  const textOf = (n: number) => `${n} ${'同'.repeat(11_990)}`;
  const record = (sessionId: string, text: string) => app.client.recordConsent(aConsent(sessionId, { text }));
  for (const [n, { id }] of sessions.entries()) await record(id, textOf(n));
  await record(open, textOf(0));

  const view = await app.client.getRuntimeView({ ...interview.ref, sessionId: open });
  expect(view.consents).toHaveLength(200);
  const { consents } = await interview.get();
  expect(consents).toHaveLength(200);
  for (const n of [0, 1, 2, 3, 4, 5, 6]) expect(consents[n].text).toBe(textOf(n));
  expect(consents[199].text).toBe(textOf(0));
  expect(consents[198]).toMatchObject({
    text: null,
    textSha256: createHash('sha256').update(textOf(198)).digest('hex'),
  });
  expect(JSON.stringify(await interview.stored()).length).toBeLessThan(512 * 1024);
  expect((await app.as(accountId)('GET', '/api/interviews')).body).toHaveLength(1);
});

test('a consent that an earlier version stored is shown with its digest', async () => {
  const { sessionId } = await interview.start();
  await app.client.recordConsent(aConsent(sessionId));
  const shown = (await interview.get()).consents;
  const older = { $unset: { 'consents.0.textSha256': '' } };
  await app.interviews.collection.updateOne({ _id: interview.ref.interviewId as never }, older as never);
  expect((await interview.get()).consents).toEqual(shown);
});

test('a consent with an unknown session or an invalid field is refused', async () => {
  const { sessionId } = await interview.start();
  const record = (change: object) => app.client.recordConsent(aConsent(sessionId, change));
  await expect(record({ sessionId: newId() })).rejects.toMatchObject({ code: 'SESSION_NOT_FOUND' });
  for (const change of [
    { channel: 'FAX' },
    { givenBy: 'nod' },
    { language: 'German' },
    { text: ' ' },
    { text: 'x'.repeat(12_001) },
    { agreedAtMs: 9e15 },
  ]) {
    await expect(record(change)).rejects.toMatchObject({ kind: 'invalid' });
  }
  await expect(app.client.recordConsent(interview.ref)).rejects.toMatchObject({ kind: 'invalid' });
  expect((await interview.get()).consents).toEqual([]);
});
