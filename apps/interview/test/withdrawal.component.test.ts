import type { CloudEvent } from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import { makeMediaStore, mediaSettingsOf } from '@colloquy/media';
import { eventually } from '@colloquy/testing';
import { aBody, type Client, config, harness, startApp, type TestApp } from './start-app';
import { type Steps, stepsOf } from './steps';

const speech = 'Permits take nine months.';
const contentType = 'audio/webm';
const endpoint = 'https://hooks.example/interviews';

let events: CloudEvent[];
let app: TestApp;
let media: ReturnType<typeof makeMediaStore>['store'];
let accountId: string;
let call: Client;
let interview: Steps;
beforeAll(async () => {
  events = await harness.collect(
    'interview.completed.v1',
    'interview.withdrawn.v1',
    'interview.erased.v1',
    'interview.analysed.v1',
  );
  app = await startApp();
  media = makeMediaStore(mediaSettingsOf(config.media, app.url)).store;
});
afterAll(() => harness.stop());
beforeEach(() => begin(app));

async function begin(on: TestApp) {
  accountId = newId();
  call = on.as(accountId);
  const { body } = await call('POST', '/api/interviews', aBody({ notifications: [{ endpoint }] }));
  interview = stepsOf(on, call, accountId, body.id);
}

const prefix = () => `${accountId}/${interview.ref.interviewId}/`;
const keyOf = (sessionId: string, name: string) => `${prefix()}${sessionId}/${name}`;
const put = (key: string) => media.put(key, Buffer.from(speech), { contentType });
const withdraw = () => app.client.withdrawConsent(interview.ref);
const typesOf = () =>
  events.flatMap(({ type, subject }) => (subject === interview.ref.interviewId ? [type] : []));
const notification = (completion = 1) => app.client.getNotification({ ...interview.ref, completion });
const analyse = () =>
  app.client.recordAnalysis({
    ...interview.ref,
    completion: 1,
    analysed: true,
    summary: speech,
    quotes: [{ quote: speech, context: '', timestampSecs: 5 }],
    qualityScore: 70,
    qualityReasons: [speech],
    agentScore: 90,
    agentReasons: [speech],
    evidence: { summary: [{ text: speech, turnIds: [] }] },
  });

async function talking() {
  const { sessionId } = await interview.start();
  await interview.say(sessionId, [0, 'agent', 'What slows it down?'], [1, 'user', speech]);
  await put(keyOf(sessionId, 'recording/000000000-000000.webm'));
  return sessionId;
}

async function completed() {
  const sessionId = await talking();
  await interview.end(sessionId, 'completed_by_expert');
  const audioKey = keyOf(sessionId, 'audio.webm');
  await put(audioKey);
  await app.client.completeProcessing({
    ...interview.ref,
    sessionId,
    entries: [{ role: 'user', message: speech, timestampSecs: 5, sequence: 1 }],
    withheld: [{ fromSecs: 20, toSecs: 30, reason: 'off_the_record' }],
    audioKey,
    conversationAudioKey: audioKey,
  });
  await analyse();
  return sessionId;
}

async function delivered() {
  const paths = [
    '',
    '/transcription',
    '/transcription/timing',
    '/transcript/live',
    '/audio',
    '/evidence',
    '/agent-handoffs',
  ];
  const list = await call('GET', '/api/interviews');
  return JSON.stringify([list.body, ...(await Promise.all(paths.map((path) => interview.get(path))))]);
}

const gone = async (below: string) => {
  await eventually(async () => expect(await media.list(below)).toEqual({ keys: [] }));
};

test('a withdrawal during a session ends all delivery at once, and the end of the session completes the interview', async () => {
  const sessionId = await talking();
  await withdraw();
  const before = await interview.get();
  expect(before).toMatchObject({
    status: 'IN_PROGRESS',
    statusReason: 'The expert withdrew consent',
    withdrawnAt: expect.any(String),
  });
  expect((await interview.get('/transcript/live')).events).toEqual([]);
  await interview.say(sessionId, [2, 'agent', 'I have noted that. Goodbye.']);
  await interview.end(sessionId, 'completed_by_expert');

  expect(await interview.get()).toMatchObject({
    status: 'COMPLETED',
    statusReason: 'The expert withdrew consent',
    completedAt: expect.any(String),
    sessions: [{ audioUrl: null, transcriptUrl: null, isProcessed: false }],
  });
  const place = { ...interview.ref, sessionId };
  expect(await app.client.getSessionTranscript(place)).toMatchObject({ withdrawn: true, turns: [] });
  await interview.processed(sessionId, speech);
  expect(await app.client.getCompletion({ ...interview.ref, completion: 1 })).toMatchObject({
    isCurrent: true,
    turns: [],
  });
  await analyse();
  expect(await delivered()).not.toContain('months');
  expect((await call('GET', `/api/interviews/${interview.ref.interviewId}/audio`)).status).toBe(404);
  expect(await interview.get('/transcription/timing')).toEqual({
    turns: [],
    withheld: [{ start_secs: 0, end_secs: expect.any(Number), reason: 'withdrawn' }],
  });
  const transcription = await call('GET', `/api/interviews/${interview.ref.interviewId}/transcription`);
  expect([transcription.body, transcription.headers.get('x-transcript-variant')]).toEqual([[], 'original']);
  await eventually(() =>
    expect(typesOf().sort()).toEqual([
      'interview.analysed.v1',
      'interview.completed.v1',
      'interview.withdrawn.v1',
    ]),
  );
});

test('the notification of a withdrawn interview has no success and no score, at every endpoint', async () => {
  await interview.end(await talking(), 'completed_natural_end');
  await withdraw();
  await app.client.recordAnalysis({ ...interview.ref, completion: 1, analysed: false });
  const { endpoints, payloadJson } = await notification();
  expect(endpoints).toMatchObject([{ url: endpoint }]);
  expect(JSON.parse(payloadJson)).toMatchObject({
    interviewId: interview.ref.interviewId,
    success: false,
    qualityScore: null,
    qualityReasons: null,
    qualityScoredAt: null,
    qualityEndedEarly: null,
    qualityExpertDisengaged: null,
    agentScore: null,
    agentReasons: null,
  });
});

test('a withdrawal after completion ends all delivery, and no notification is repeated', async () => {
  await completed();
  expect(await delivered()).toContain('months');
  await eventually(() => expect(typesOf()).toContain('interview.analysed.v1'));
  for (let n = 0; n < 2; n++) await withdraw();
  expect(await delivered()).not.toContain('months');
  expect(await interview.get()).toMatchObject({
    status: 'COMPLETED',
    statusReason: 'The expert withdrew consent',
    summary: null,
    quotes: null,
    qualityScore: null,
    analysisGeneratedAt: null,
  });
  expect(JSON.parse((await notification()).payloadJson)).toMatchObject({
    success: false,
    agentReasons: null,
  });
  await expect(analyse()).resolves.toEqual({ recorded: true }); // a late repetition
  await eventually(() => expect(typesOf()).toContain('interview.withdrawn.v1'));
  expect(typesOf().filter((type) => type === 'interview.withdrawn.v1')).toHaveLength(1);
  expect(typesOf().filter((type) => type === 'interview.analysed.v1')).toHaveLength(1);
  expect(typesOf().filter((type) => type === 'interview.completed.v1')).toHaveLength(1);
});

test('URLs signed before the withdrawal stop working, also for files that are stored later', async () => {
  const sessionId = await completed();
  const { body } = await call('GET', `/api/interviews/${interview.ref.interviewId}/audio`);
  const address = app.url + new URL(body.url).pathname + new URL(body.url).search;
  expect(await (await fetch(address)).text()).toBe(speech);
  await withdraw();
  await eventually(async () => expect((await fetch(address)).status).toBe(404));

  const { view } = await laterSession(sessionId);
  expect(view).toBeUndefined();
  await gone(prefix());
  // files that a run stores after the sweep are moved when the run reports
  expect((await media.list(`withdrawn/${prefix()}`)).keys).toHaveLength(2);
});

async function laterSession(sessionId: string) {
  const refused = { kind: 'conflict', code: 'INTERVIEW_WITHDRAWN' };
  await expect(interview.start()).rejects.toMatchObject(refused);
  await expect(interview.start({ startOver: true })).rejects.toMatchObject(refused);
  await expect(interview.launch()).rejects.toMatchObject(refused);
  await expect(app.client.holdForLater({ ...interview.ref, sessionId })).rejects.toMatchObject(refused);
  const target = `/api/interviews/${interview.ref.interviewId}/complete-with-session/${sessionId}`;
  const answer = await call('POST', target);
  expect([answer.status, answer.body.code]).toEqual([409, 'INTERVIEW_WITHDRAWN']);
  expect(await app.client.getJoinView(interview.ref)).toMatchObject({ withdrawn: true });
  return { view: (await app.client.getJoinView(interview.ref)).resumableSessionId };
}

test('a file that is stored after the sweep is moved when its run reports', async () => {
  const sessionId = await talking();
  await withdraw();
  await gone(prefix());
  await interview.end(sessionId, 'completed_by_expert');
  await eventually(async () => expect((await interview.stored())?.withdrawal?.sweepAt).toBeNull());
  await put(keyOf(sessionId, 'audio.webm'));
  await interview.processed(sessionId, speech);
  await gone(prefix());
  expect((await interview.get()).sessions).toMatchObject([{ isProcessed: true, transcriptUrl: null }]);
});

test('an interview that is withdrawn before its first session completes and can be deleted', async () => {
  await withdraw();
  expect(await interview.get()).toMatchObject({ status: 'COMPLETED', sessions: [] });
  expect((await interview.remove()).status).toBe(204);
  await eventually(async () => expect(await interview.stored()).toBeNull());
});

test('deleting a withdrawn interview removes its moved files', async () => {
  await completed();
  await withdraw();
  await gone(prefix());
  expect((await media.list(`withdrawn/${prefix()}`)).keys).not.toEqual([]);
  expect((await interview.remove()).status).toBe(204);
  await gone(`withdrawn/${prefix()}`);
});

test('another replica finishes the withdrawal work of a stopped replica; then the erasure is due', async () => {
  const idle = await startApp({
    DUE_WORK_EVERY_MS: '600000',
  });
  try {
    await begin(idle);
    await completed();
    await put(keyOf(newId(), 'audio.webm'));
    await idle.client.withdrawConsent(interview.ref);
    await gone(prefix());
    await eventually(async () => expect((await interview.stored())?.withdrawal?.sweepAt).toBeNull());
    const { withdrawal, dueAt } = (await interview.stored()) ?? {};
    expect(dueAt).toEqual(withdrawal?.eraseAt);
  } finally {
    await idle.stop();
  }
});

describe('after the grace period', () => {
  let hasty: TestApp;
  beforeAll(async () => {
    hasty = await startApp({
      WITHDRAWAL_GRACE_MS: '1',
    });
  });
  afterAll(() => hasty.stop());

  async function everything() {
    const { db } = app.interviews;
    const of = (name: string) =>
      db.collection(name).find({ interviewId: interview.ref.interviewId }).toArray();
    return JSON.stringify([await interview.stored(), await of('turns'), await of('transcripts')]);
  }
  const erased = () =>
    eventually(async () => expect((await interview.stored())?.withdrawal?.erasedAt).toBeInstanceOf(Date));

  test('the conversation is erased and the erasure published once; consents and client data are kept', async () => {
    await begin(hasty);
    const sessionId = await completed();
    const consent = {
      sessionId,
      channel: 'WEB',
      language: 'en',
      text: 'I agree.',
      agreedAtMs: 1,
      givenBy: 'click',
    };
    await hasty.client.recordConsent({ ...interview.ref, consent });
    expect(await everything()).toContain('months');
    await hasty.client.withdrawConsent(interview.ref);
    await erased();
    expect(await everything()).not.toContain('months');
    await gone(prefix());
    await gone(`withdrawn/${prefix()}`);
    expect(await interview.get()).toMatchObject({
      expertData: { name: 'Dana Whitfield' },
      consents: [{ text: 'I agree.' }],
      summary: null,
    });
    await eventually(() => expect(typesOf()).toContain('interview.erased.v1'));
    expect(typesOf().filter((type) => type === 'interview.erased.v1')).toHaveLength(1);
  });

  test('turns and files that are stored after the erasure are erased as well', async () => {
    await begin(hasty);
    const sessionId = await talking();
    await hasty.client.withdrawConsent(interview.ref);
    await erased();
    await interview.say(sessionId, [2, 'user', speech]);
    await put(keyOf(sessionId, 'recording/000000000-000001.webm'));
    await interview.end(sessionId, 'completed_by_expert');
    await gone(prefix());
    expect(await everything()).not.toContain('months');

    // a transfer that ends after the session
    await put(keyOf(sessionId, 'recording/000000000-000002.webm'));
    await eventually(async () => expect((await interview.stored())?.withdrawal?.sweepAt).not.toBeNull());
    await app.interviews.updateOne({ _id: interview.ref.interviewId }, { $set: { dueAt: new Date(0) } });
    await gone(prefix());
  });
});
