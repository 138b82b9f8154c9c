import { newId } from '@colloquy/kernel';
import { collectionOf } from '@colloquy/mongo';
import { aBody, type Client, harness, startApp, type TestApp } from './start-app';
import { stepsOf } from './steps';

let app: TestApp;
let call: Client;
const accountId = newId();
beforeAll(async () => {
  app = await startApp();
  call = app.as(accountId);
});
afterAll(() => harness.stop());

const created = async (change: Record<string, unknown>) =>
  (await call('POST', '/api/interviews', aBody(change))).body.id as string;
const find = (meetingId: string, pin: string) => app.client.findDialIn({ meetingId, pin });
const refused = { kind: 'not-found', code: 'DIAL_IN_NOT_FOUND', message: 'Unknown meeting id or PIN' };

test('meeting id and PIN find the interview; only digits count', async () => {
  const id = await created({ meetingId: '823 4455-001', dialInPin: '12 34' });
  for (const [meetingId, pin] of [
    ['8234455001', '1234'],
    ['823 4455 001#', '1234#'],
  ] as const) {
    expect(await find(meetingId, pin)).toMatchObject({ interviewId: id, accountId, title: 'Heat pumps' });
  }
});

test('a wrong PIN, an unknown meeting and a meeting without a PIN get the same response', async () => {
  await created({ meetingId: '9001', dialInPin: '77' });
  await created({ meetingId: '9002' });
  await created({ meetingId: 'room', dialInPin: 'pin' });
  for (const [meetingId, pin] of [
    ['9001', '78'],
    ['9001', ''],
    ['9009', '77'],
    ['9002', ''],
    ['', ''],
    ['room', 'pin'],
    ['9'.repeat(5000), '1'],
  ] as const) {
    await expect(find(meetingId, pin)).rejects.toMatchObject(refused);
  }
});

test('of several interviews, the newest that is not completed and has this PIN is found', async () => {
  const [other, older, newer] = [
    await created({ meetingId: '9100', dialInPin: '1' }),
    await created({ meetingId: '9100', dialInPin: '2' }),
    await created({ meetingId: '9100', dialInPin: '2' }),
  ];
  expect(await find('9100', '2')).toMatchObject({ interviewId: newer });
  const steps = stepsOf(app, call, accountId, newer);
  const { sessionId } = await steps.start({ platform: 'PHONE' });
  await steps.say(sessionId, [0, 'agent', 'Hello.']);
  await steps.end(sessionId, 'completed_by_expert');
  await steps.processed(sessionId);
  expect(await find('9100', '2')).toMatchObject({ interviewId: older });
  expect(await find('9100', '1')).toMatchObject({ interviewId: other });
});

test('a changed or removed meeting id takes effect at once', async () => {
  const id = await created({ meetingId: '9200', dialInPin: '1' });
  await call('PUT', `/api/interviews/${id}`, { meetingId: '9201' });
  await expect(find('9200', '1')).rejects.toMatchObject(refused);
  expect(await find('9201', '1')).toMatchObject({ interviewId: id });
  await call('PUT', `/api/interviews/${id}`, { meetingId: null });
  await expect(find('9201', '1')).rejects.toMatchObject(refused);
});

test('finding a meeting and claiming a call use an index', async () => {
  const collection = collectionOf(app.interviews);
  const plans = await Promise.all([
    collection.find({ meetingDigits: '9100' }).sort({ createdAt: -1 }).explain('queryPlanner'),
    collection
      .find({ callDueAt: { $lte: new Date() } })
      .sort({ callDueAt: 1 })
      .explain('queryPlanner'),
  ]);
  for (const plan of plans) {
    const text = JSON.stringify(plan['queryPlanner'].winningPlan);
    expect(text).toContain('IXSCAN');
    expect(text).not.toMatch(/COLLSCAN|"SORT"/);
  }
});
