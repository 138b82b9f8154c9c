import { notificationSchema, transcriptTimingSchema } from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import { aBody, type Client, harness, startApp, type TestApp } from './start-app';
import { eventually, until } from '@colloquy/testing';

let app: TestApp;
let accountId: string;
let call: Client;
let interviewId: string;
beforeAll(async () => {
  app = await startApp({ NATURAL_END_PAUSE_MS: '300', INTERRUPTION_PAUSE_MS: '600000' });
});
afterAll(() => harness.stop());
beforeEach(async () => {
  accountId = newId();
  call = app.as(accountId);
  interviewId = (await call('POST', '/api/interviews', aBody())).body.id;
});

const get = async (path = '') => (await call('GET', `/api/interviews/${interviewId}${path}`)).body;
const start = (change: object = {}) => {
  const sessionId = newId();
  const request = { interviewId, sessionId, platform: 'WEB', startedAtMs: Date.now() - 60_000, ...change };
  return app.client
    .startSession(request)
    .then((view) => ({ sessionId: view.session?.id ?? '', view, request }));
};
const turn = (sequence: number, role: string, text: string) => ({
  sequence,
  role,
  text,
  offsetMs: sequence * 5000,
  durationMs: 3000,
  act: role === 'agent' ? 'question' : '',
  ...(role === 'agent' ? { questionIndex: 0 } : { utteranceId: `u${sequence}` }),
});
const say = (sessionId: string, ...turns: object[]) =>
  app.client.appendTurns({ accountId, interviewId, sessionId, turns });
const end = (sessionId: string, reason = 'completed_by_expert', durationSeconds = 42) =>
  app.client.endSession({
    accountId,
    interviewId,
    sessionId,
    reason,
    endedAtMs: Date.now(),
    durationSeconds,
  });
const processed = (
  sessionId: string,
  entries: object[] = [{ role: 'user', message: 'It works.', timestampSecs: 5, sequence: 1 }],
  artefacts: object = {},
) =>
  app.client.completeProcessing({
    accountId,
    interviewId,
    sessionId,
    entries,
    transcriptKey: `${accountId}/${interviewId}/${sessionId}/transcript.json`,
    audioKey: '',
    ...artefacts,
  });
const analyse = (completion: number, change: object = {}) =>
  app.client.recordAnalysis({
    accountId,
    interviewId,
    completion,
    analysed: true,
    summary: 'S.',
    quotes: [{ quote: 'It works.', context: 'What?', timestampSecs: 5 }],
    qualityScore: 70,
    qualityReasons: ['r'],
    qualityEndedEarly: false,
    qualityExpertDisengaged: false,
    agentScore: 90,
    agentReasons: ['a'],
    ...change,
  });
async function conducted(change: object = {}, reason = 'client_disconnect', text = 'It works.') {
  const { sessionId } = await start(change);
  await say(sessionId, turn(0, 'agent', 'What slows it down?'), turn(1, 'user', text));
  await end(sessionId, reason);
  await processed(sessionId, [{ role: 'user', message: text, timestampSecs: 5, sequence: 1 }]);
  return sessionId;
}

test('the join link returns the data for the page, and an unknown link is not found', async () => {
  await expect(app.client.getJoinView({ interviewId })).resolves.toMatchObject({
    accountId,
    status: 'NOT_SCHEDULED',
    title: 'Heat pumps',
    questionCount: 2,
    personaName: 'Alex',
    agentVersion: 1,
  });
  await expect(app.client.getJoinView({ interviewId: newId() })).rejects.toMatchObject({ kind: 'not-found' });
});

test('one web session from first words to the notification', async () => {
  const { sessionId, view } = await start();
  expect(view).toMatchObject({
    questions: aBody().questions,
    questionGuides: [],
    subject: 'Retrofit',
    objective: '',
    expertName: 'Dana Whitfield',
    expertTitle: 'Engineer',
    employment: [{ title: 'Engineer', company: 'Norlund', period: '2019-now' }],
    turns: [],
  });
  expect(await get()).toMatchObject({
    status: 'NOT_SCHEDULED',
    sessions: [{ id: sessionId, isActive: true, disconnectReason: null }],
  });

  await say(sessionId, turn(0, 'agent', 'What slows it down?'));
  expect((await get()).status).toBe('IN_PROGRESS');
  await say(sessionId, turn(1, 'user', 'Um, permits.'));
  expect((await get('/transcript/live')).events).toMatchObject([
    { type: 'agent', text: 'What slows it down?', sessionId },
    { type: 'user', text: 'Um, permits.', sessionId },
  ]);
  const { cursor } = await get('/transcript/live');
  expect(await get(`/transcript/live?after=${cursor}`)).toEqual({ events: [], cursor, replaces: false });
  expect(await get(`/transcript/live?after=${'9'.repeat(41)}`)).toEqual({
    error: 'after: must have at most 40 characters',
  });

  await end(sessionId);
  expect(await get()).toMatchObject({
    status: 'IN_PROGRESS',
    totalConversationSeconds: 42,
    sessions: [{ isActive: false, isProcessed: false, disconnectReason: 'completed_by_expert' }],
  });
  expect(await get('/transcription')).toEqual([]);

  await processed(sessionId, [{ role: 'user', message: 'permits.', timestampSecs: 5, sequence: 1 }]);
  const completed = await get();
  expect(completed).toMatchObject({
    status: 'COMPLETED',
    summary: null,
    sessions: [{ isActive: true, isProcessed: true, sourceLanguage: 'en' }],
  });
  expect(completed.sessions[0].transcriptUrl).toMatch(/^http:\/\/api\.example\/media\//);
  expect((await call('GET', `/api/interviews/${interviewId}/transcript/live`)).status).toBe(200);

  const completion = await app.client.getCompletion({ accountId, interviewId, completion: 1 });
  expect(completion).toMatchObject({
    isCurrent: true,
    expertName: 'Dana Whitfield',
    turns: [{ id: `${sessionId}:1`, text: 'permits.' }],
  });
  await expect(analyse(1)).resolves.toEqual({ recorded: true });
  expect(await get()).toMatchObject({
    summary: 'S.',
    qualityScore: 70,
    agentScore: 90,
    agentSegments: [],
    quotes: [{ quote: 'It works.', speaker: 'expert', context: 'What?', timestamp_secs: 5 }],
  });
  expect((await call('GET', `/api/interviews/${interviewId}/transcript/live`)).status).toBe(400);

  const { payloadJson, endpoints } = await app.client.getNotification({
    accountId,
    interviewId,
    completion: 1,
  });
  expect(endpoints).toEqual([]);
  expect(notificationSchema.strict().safeParse(JSON.parse(payloadJson)).error).toBeUndefined();
  expect(JSON.parse(payloadJson)).toMatchObject({
    interviewId,
    success: true,
    transcriptionUrl: `http://api.example/api/interviews/${interviewId}/transcription`,
    audioUrl: `http://api.example/api/interviews/${interviewId}/audio`,
    qualityScore: 70,
    agentReasons: ['a'],
  });
});

test('an expert who answers and leaves before the interviewer has spoken completes the interview', async () => {
  const { sessionId } = await start();
  await say(sessionId, turn(0, 'user', 'Permits slow it down.'));
  expect((await get()).status).toBe('IN_PROGRESS');
  await end(sessionId);
  await processed(sessionId, [
    { role: 'user', message: 'Permits slow it down.', timestampSecs: 5, sequence: 0 },
  ]);
  expect((await get()).status).toBe('COMPLETED');
});

test('every step is repeatable: nothing is stored, counted or published twice', async () => {
  const { sessionId, request } = await start();
  await app.client.startSession(request);
  const turns = [turn(0, 'agent', 'What?'), turn(1, 'user', 'This.')];
  for (let n = 0; n < 2; n++) await say(sessionId, ...turns);
  for (let n = 0; n < 2; n++) await end(sessionId);
  for (let n = 0; n < 2; n++) await processed(sessionId);
  for (let n = 0; n < 2; n++) await analyse(1);
  await eventually(async () => {
    const stored = await app.interviews.findById(interviewId).lean();
    expect(stored?.outbox).toBeUndefined(); // all published
    expect(stored).toMatchObject({ completion: 1 });
  });
  expect(await get()).toMatchObject({ sessionCount: 1, totalConversationSeconds: 42 });
  await expect(end(sessionId, 'client_disconnect')).resolves.toEqual({ reason: 'completed_by_expert' });
});

test('a different turn with an existing sequence is refused', async () => {
  const { sessionId } = await start();
  await say(sessionId, turn(0, 'agent', 'What?'));
  await expect(say(sessionId, turn(0, 'agent', 'Else?'))).rejects.toMatchObject({
    kind: 'conflict',
    code: 'TURN_CONFLICT',
  });
});

test('a process whose session was taken over stores nothing, however late it learns of that', async () => {
  const { sessionId } = await start({ fencingToken: 5 });
  const append = (fencingToken: number, ...turns: object[]) =>
    app.client.appendTurns({ accountId, interviewId, sessionId, turns, fencingToken });
  await append(5, turn(0, 'agent', 'What?'));
  const takeOver = () => app.client.getRuntimeView({ accountId, interviewId, sessionId, fencingToken: 9 });
  for (let n = 0; n < 2; n++) expect((await takeOver()).turns).toMatchObject([{ text: 'What?' }]);

  // the relay changes the document until the last event is published
  const before = await until(async () => {
    const stored = await app.interviews.findById(interviewId).lean();
    return stored?.outbox === undefined && stored;
  });
  const ref = { accountId, interviewId, sessionId };
  const handoff = { id: newId(), ruleId: newId(), occurredAtMs: Date.now() };
  for (const fencingToken of [0, 5, 8]) {
    for (const refused of [
      append(fencingToken, turn(1, 'user', 'This.')),
      app.client.trimTurn({ ...ref, sequence: 0, text: '', fencingToken }),
      app.client.holdForLater({ ...ref, fencingToken }),
      app.client.recordHandoff({ ...ref, ...handoff, fencingToken }),
      app.client.endSession({ ...ref, reason: 'client_disconnect', endedAtMs: Date.now(), fencingToken }),
      app.client.getRuntimeView({ ...ref, fencingToken }),
    ]) {
      await expect(refused).rejects.toMatchObject({ kind: 'conflict', code: 'SESSION_MOVED' });
    }
  }
  expect(await app.interviews.findById(interviewId).lean()).toEqual(before);
  await append(9, turn(1, 'user', 'That.'));
  expect((await takeOver()).turns).toMatchObject([{ text: 'What?' }, { text: 'That.' }]);
});

test('what a session has used reaches the process that takes it over', async () => {
  const { sessionId } = await start();
  const usage = { recognisedSeconds: 1.5, synthesisedSeconds: 2, inputTokens: 30, outputTokens: 0 };
  const ref = { accountId, interviewId, sessionId };
  await app.client.appendTurns({ ...ref, turns: [turn(0, 'agent', 'What?')], usage });
  expect((await app.client.getRuntimeView(ref)).session?.usage).toEqual(usage);
  const { inputTokens: _, ...unknown } = usage;
  await app.client.endSession({ ...ref, reason: 'client_disconnect', endedAtMs: Date.now(), usage: unknown });
  expect((await app.client.getRuntimeView(ref)).session?.usage).toEqual(unknown);
});

test('a claim that nobody announced ends its session, and every claim learns how an ended session ended', async () => {
  const { sessionId } = await start({ fencingToken: 5 });
  const ref = { accountId, interviewId, sessionId };
  const ending = { ...ref, reason: 'client_disconnect', endedAtMs: Date.now() };
  await app.client.endSession({ ...ending, fencingToken: 6 });
  const disconnectReason = 'client_disconnect';
  for (const fencingToken of [0, 5, 7]) {
    const view = await app.client.getRuntimeView({ ...ref, fencingToken });
    expect(view.session).toMatchObject({ disconnectReason });
    await expect(app.client.endSession({ ...ending, fencingToken })).resolves.toEqual({
      reason: disconnectReason,
    });
  }
});

test('of two experts who join at the same time, one gets in', async () => {
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => start()));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(9);
  expect(refused.every(({ reason }) => reason.code === 'SESSION_ALREADY_OPEN')).toBe(true);
  expect((await get()).sessionCount).toBe(1);
});

test('a resumed conversation is delivered as one, with one clock', async () => {
  const first = await conducted({}, 'client_disconnect', 'Permits.');
  const { sessionId: second, view } = await start({ platform: 'PHONE' });
  expect(view.turns.map(({ text }) => text)).toEqual(['What slows it down?', 'Permits.']);
  await say(second, turn(0, 'agent', 'Go on.'), turn(1, 'user', 'And money.'));
  await end(second, 'completed_by_expert');
  await processed(second, [{ role: 'user', message: 'And money.', timestampSecs: 5, sequence: 1 }]);
  const interview = await get();
  expect(interview.sessions).toMatchObject([
    { id: second, platform: 'PHONE', continuesSessionId: first, isActive: true },
    { id: first, disconnectReason: 'switched_to_phone', isActive: false },
  ]);
  const [one, two] = await get('/transcription');
  expect([one.message, two.message]).toEqual(['Permits.', 'And money.']);
  const firstLength =
    (Date.parse(interview.sessions[1].endedAt) - Date.parse(interview.sessions[1].startedAt)) / 1000;
  expect(two.timestamp_secs).toBeCloseTo(firstLength + 5, 3);
});

test('the times of the turns and of what is withheld are those of the whole conversation, without words', async () => {
  expect(await get('/transcription/timing')).toEqual({ turns: [], withheld: [] });
  const startedAtMs = Date.now() - 60_000;
  const first = await start({ startedAtMs });
  await end(first.sessionId, 'client_disconnect');
  const withheld = [
    { fromSecs: 9.5, toSecs: 21, reason: 'off_the_record' },
    { fromSecs: 30, toSecs: 31, reason: 'a reason of a later release' },
  ];
  const entries = [
    { role: 'agent', message: 'What slows it down?', timestampSecs: 1, endSecs: 3.5, sequence: 0 },
    { role: 'user', message: 'Permits.', timestampSecs: 5, sequence: 1 },
  ];
  await processed(first.sessionId, entries, { withheld });
  const second = await start({ startedAtMs: Date.now() - 1000 });
  await end(second.sessionId);
  const more = [{ role: 'user', message: 'Money.', timestampSecs: 0.25, endSecs: 0.75, sequence: 0 }];
  await processed(second.sessionId, more, {
    withheld: [{ fromSecs: 0.5, toSecs: 0.75, reason: 'taken_back' }],
  });
  const timing = await get('/transcription/timing');
  expect(transcriptTimingSchema.strict().parse(timing)).toEqual(timing);
  const [, earlier] = (await get()).sessions;
  const offset = (Date.parse(earlier.endedAt) - Date.parse(earlier.startedAt)) / 1000;
  const at = (seconds: number) => Math.round((offset + seconds) * 1000) / 1000;
  expect(timing).toEqual({
    turns: [
      { start_secs: 1, end_secs: 3.5 },
      { start_secs: 5, end_secs: null },
      { start_secs: at(0.25), end_secs: at(0.75) },
    ],
    withheld: [
      { start_secs: 9.5, end_secs: 21, reason: 'off_the_record' },
      { start_secs: at(0.5), end_secs: at(0.75), reason: 'taken_back' },
    ],
  });
  expect((await get('/transcription')).map(Object.keys)).toEqual(
    Array(3).fill(['role', 'message', 'timestamp_secs']),
  );
});

test('a resumed conversation has one recording, and each session has its own', async () => {
  const first = await start();
  await end(first.sessionId, 'client_disconnect');
  const own = (sessionId: string) => `${accountId}/${interviewId}/${sessionId}/audio.webm`;
  await processed(first.sessionId, [], {
    audioKey: own(first.sessionId),
    conversationAudioKey: own(first.sessionId),
  });
  const { sessionId } = await start();
  await say(sessionId, turn(0, 'agent', 'Go on.'));
  await end(sessionId, 'completed_by_expert');
  const view = await app.client.getSessionTranscript({ accountId, interviewId, sessionId });
  expect(view.earlier).toEqual([
    { sessionId: first.sessionId, isProcessed: true, audioKey: own(first.sessionId), offsetMs: 0 },
  ]);
  expect(view.offsetMs).toBeGreaterThan(0);
  const interview = await get();
  expect(view.knownTexts).toEqual(
    expect.arrayContaining([interview.title, ...interview.questions, interview.expertData.name]),
  );
  const joined = `${accountId}/${interviewId}/${sessionId}/conversation.webm`;
  await processed(sessionId, [], { audioKey: own(sessionId), conversationAudioKey: joined });
  const { url, expiresIn } = await get('/audio');
  expect([new URL(url).pathname, expiresIn]).toEqual([`/media/${joined}`, 3600]);
  expect(
    (await get()).sessions.map(({ audioUrl }: { audioUrl: string }) => new URL(audioUrl).pathname),
  ).toEqual([`/media/${own(sessionId)}`, `/media/${own(first.sessionId)}`]);
});

test('starting over excludes earlier sessions from delivery but keeps them readable and counted', async () => {
  const first = await conducted({}, 'client_disconnect', 'Wrong.');
  await conducted({ startOver: true }, 'completed_by_expert', 'Right.');
  expect((await get('/transcription')).map(({ message }: { message: string }) => message)).toEqual([
    'Right.',
  ]);
  const interview = await get();
  expect(interview).toMatchObject({ sessionCount: 2, totalConversationSeconds: 84 });
  expect(interview.sessions.find(({ id }: { id: string }) => id === first)).toMatchObject({
    isProcessed: true,
    supersededAt: expect.any(String),
    transcriptUrl: expect.any(String),
  });
});

test('an interview that the interviewer ended completes automatically if the expert does not rejoin', async () => {
  const startedAt = Date.now();
  await conducted({}, 'completed_natural_end');
  await eventually(async () => expect((await get()).status).toBe('COMPLETED'));
  expect(Date.parse((await get()).completedAt) - startedAt).toBeGreaterThanOrEqual(300);
});

test('a hold postpones completion and ends when the expert rejoins', async () => {
  const { sessionId } = await start();
  await say(sessionId, turn(0, 'agent', 'What?'));
  const { untilMs } = await app.client.holdForLater({ accountId, interviewId, sessionId });
  expect((await get()).resumeHoldUntil).toBe(new Date(untilMs).toISOString());
  await end(sessionId, 'completed_natural_end');
  await processed(sessionId);
  const stored = await app.interviews.findById(interviewId).lean();
  expect(stored?.dueAt).toEqual(new Date(untilMs));
  await start();
  expect((await get()).resumeHoldUntil).toBeNull();
});

test('a session that a client chose is delivered; a switch triggers a new analysis', async () => {
  const first = await conducted({}, 'client_disconnect', 'First.');
  const second = await conducted({ startOver: true }, 'client_disconnect', 'Second.');
  const complete = (sessionId: string) =>
    call('POST', `/api/interviews/${interviewId}/complete-with-session/${sessionId}`);
  expect(await complete(second)).toMatchObject({ status: 200, body: { success: true } });
  await analyse(1);
  const { completedAt } = await get();
  expect((await complete(second)).status).toBe(200);
  expect((await get()).summary).toBe('S.');

  expect((await complete(first)).status).toBe(200);
  expect(await get()).toMatchObject({ status: 'COMPLETED', completedAt, summary: null, qualityScore: null });
  expect((await get('/transcription'))[0].message).toBe('First.');
  await expect(analyse(1)).resolves.toEqual({ recorded: false });
  await expect(analyse(2, { summary: 'T.' })).resolves.toEqual({ recorded: true });
  expect((await get()).summary).toBe('T.');
  const { sessionSwitches } = (await app.interviews.findById(interviewId).lean()) ?? {};
  expect(sessionSwitches).toMatchObject([{ from: second, to: first }]);
});

test('two concurrent choices leave exactly one canonical session', async () => {
  const sessions = [await conducted(), await conducted({ startOver: true })];
  const complete = (sessionId: string | undefined) =>
    call('POST', `/api/interviews/${interviewId}/complete-with-session/${sessionId}`);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => complete(sessions[n % 2])));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const interview = await get();
  expect(interview.sessions.filter(({ isActive }: { isActive: boolean }) => isActive)).toHaveLength(1);
});

test('completing with an unprocessed or unknown session, or one of another interview, is refused', async () => {
  const { sessionId } = await start();
  const complete = (id: string) => call('POST', `/api/interviews/${interviewId}/complete-with-session/${id}`);
  expect((await complete(sessionId)).status).toBe(400);
  expect((await complete(newId())).status).toBe(404);
  expect((await complete('x')).status).toBe(404);
  await end(sessionId);
  const elsewhere = (await call('POST', '/api/interviews', aBody())).body.id;
  await processed(sessionId);
  expect((await call('POST', `/api/interviews/${elsewhere}/complete-with-session/${sessionId}`)).status).toBe(
    404,
  );
});

test('an interview whose analysis failed has null scores and is still notified', async () => {
  await conducted({}, 'completed_by_expert');
  await app.client.recordAnalysis({ accountId, interviewId, completion: 1, analysed: false });
  expect(await get()).toMatchObject({
    summary: null,
    quotes: null,
    qualityScore: null,
    qualityReasons: null,
    agentScore: null,
    analysisGeneratedAt: expect.any(String),
  });
  const { payloadJson } = await app.client.getNotification({ accountId, interviewId, completion: 1 });
  expect(notificationSchema.strict().safeParse(JSON.parse(payloadJson)).error).toBeUndefined();
  expect(JSON.parse(payloadJson)).toMatchObject({
    qualityScore: null,
    qualityReasons: null,
    qualityEndedEarly: null,
    agentScore: null,
  });
});

test('the headers of a transcription describe its variant and language', async () => {
  await conducted({}, 'completed_by_expert');
  for (const variant of ['', '?variant=translated', '?variant=original']) {
    const { headers, status } = await call('GET', `/api/interviews/${interviewId}/transcription${variant}`);
    expect([
      status,
      headers.get('x-transcript-variant'),
      headers.get('x-transcript-language'),
      headers.get('x-transcript-source-language'),
    ]).toEqual([200, 'original', 'en', 'en']);
  }
  expect((await call('GET', `/api/interviews/${interviewId}/transcription?variant=both`)).status).toBe(400);
});

test.each([
  ['ja', 'ja'],
  ['', 'en'],
  ['tlh', 'en'],
])('a session spoken in %j is shown and analysed as %s', async (sourceLanguage, shown) => {
  const { sessionId } = await start();
  await say(sessionId, turn(0, 'agent', 'What slows it down?'), turn(1, 'user', '許可です。'));
  await end(sessionId);
  await processed(sessionId, [{ role: 'user', message: '許可です。', timestampSecs: 5, sequence: 1 }], {
    sourceLanguage,
  });
  expect((await get()).sessions).toMatchObject([{ sourceLanguage: shown }]);
  const { headers } = await call('GET', `/api/interviews/${interviewId}/transcription`);
  expect(headers.get('x-transcript-source-language')).toBe(shown);
  const completion = await app.client.getCompletion({ accountId, interviewId, completion: 1 });
  expect(completion).toMatchObject({ language: shown });
});

test('a translation, if any, is served with the times and roles of the original', async () => {
  app.agents.known.language = 'es';
  interviewId = (await call('POST', '/api/interviews', aBody())).body.id;
  app.agents.known.language = 'en';
  const { sessionId } = await start();
  await say(sessionId, turn(0, 'agent', '¿Qué?'), turn(1, 'user', 'Los permisos.'));
  await end(sessionId);
  const entry = (message: string) => [{ role: 'user', message, timestampSecs: 5.25, sequence: 1 }];
  const translatedKey = `${accountId}/${interviewId}/${sessionId}/transcript.en.json`;
  const late = [{ role: 'user', message: 'The permits.', timestampSecs: 6, sequence: 1 }];
  await expect(
    processed(sessionId, entry('Los permisos.'), { translatedEntries: late, translatedKey }),
  ).rejects.toMatchObject({
    code: 'TRANSLATION_DIFFERS',
  });
  await processed(sessionId, entry('Los permisos.'), {
    translatedEntries: entry('The permits.'),
    translatedKey,
  });
  const served = async (query: string) => {
    const { headers, body } = await call('GET', `/api/interviews/${interviewId}/transcription${query}`);
    const names = ['x-transcript-variant', 'x-transcript-language', 'x-transcript-source-language'];
    return [...names.map((name) => headers.get(name)), body];
  };
  const shown = (message: string) => [{ role: 'user', message, timestamp_secs: 5.25 }];
  expect(await served('')).toEqual(['translated', 'en', 'es', shown('The permits.')]);
  expect(await served('?variant=translated')).toEqual(['translated', 'en', 'es', shown('The permits.')]);
  expect(await served('?variant=original')).toEqual(['original', 'es', 'es', shown('Los permisos.')]);
  const [session] = (await get()).sessions;
  expect(session).toMatchObject({
    sourceLanguage: 'es',
    transcriptTranslatedUrl: expect.stringContaining(translatedKey),
  });
});

test('without a translation the original is served and the headers say so', async () => {
  app.agents.known.language = 'de';
  interviewId = (await call('POST', '/api/interviews', aBody())).body.id;
  app.agents.known.language = 'en';
  await conducted({}, 'completed_by_expert', 'Genehmigungen.');
  const { headers, body } = await call(
    'GET',
    `/api/interviews/${interviewId}/transcription?variant=translated`,
  );
  expect([
    headers.get('x-transcript-variant'),
    headers.get('x-transcript-language'),
    body[0].message,
  ]).toEqual(['original', 'de', 'Genehmigungen.']);
  expect((await get()).sessions[0].transcriptTranslatedUrl).toBeNull();
});

test('due work is done once, however many replicas poll for it', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 10; n++) {
    interviewId = (await call('POST', '/api/interviews', aBody())).body.id;
    ids.push(interviewId);
    await conducted({}, 'completed_natural_end');
  }
  const others = await Promise.all([1, 2].map(() => startApp({ NATURAL_END_PAUSE_MS: '300' })));
  await eventually(async () => {
    const stored = await app.interviews.find({ _id: { $in: ids } }).lean();
    expect(stored.map(({ status, completion, outbox }) => [status, completion, outbox])).toEqual(
      Array(10).fill(['COMPLETED', 1, undefined]),
    );
  });
  for (const other of others) await other.stop();
});

test('a live transcript before the first words is refused, and missing audio is not found', async () => {
  expect((await call('GET', `/api/interviews/${interviewId}/transcript/live`)).status).toBe(400);
  expect((await call('GET', `/api/interviews/${interviewId}/audio`)).status).toBe(404);
  expect(await get('/agent-handoffs')).toEqual({ handoffs: [] });
});

test('the settings of a conversation cannot change while it is under way, and it cannot be deleted', async () => {
  const { sessionId } = await start();
  await say(sessionId, turn(0, 'agent', 'What?'));
  const put = (body: object) => call('PUT', `/api/interviews/${interviewId}`, body);
  expect(await put({ questions: ['Other?'] })).toMatchObject({
    status: 409,
    body: { code: 'INTERVIEW_IN_PROGRESS' },
  });
  expect((await put({ title: 'New' })).status).toBe(200);
  expect(await call('DELETE', `/api/interviews/${interviewId}`)).toMatchObject({
    status: 409,
    body: { code: 'INTERVIEW_IN_PROGRESS' },
  });
});

test('a session of a completed interview can still end and is counted', async () => {
  const first = await conducted();
  const { sessionId } = await start();
  await call('POST', `/api/interviews/${interviewId}/complete-with-session/${first}`);
  await end(sessionId, 'completed_by_expert', 10);
  await processed(sessionId);
  const interview = await get();
  expect(interview).toMatchObject({ status: 'COMPLETED', totalConversationSeconds: 52 });
  expect(interview.sessions.filter(({ isActive }: { isActive: boolean }) => isActive)).toMatchObject([
    { id: first },
  ]);
  await expect(start()).rejects.toMatchObject({ code: 'INTERVIEW_COMPLETED' });
});

test('a session that no process conducts any more is ended, and its interview goes on', async () => {
  const { sessionId } = await start();
  await say(sessionId, turn(0, 'agent', 'What?'), turn(1, 'user', 'Permits.'));
  const makeDue = async (idleHours: number) => {
    const lastActivityAt = new Date(Date.now() - idleHours * 3_600_000);
    await app.interviews.updateOne({ _id: interviewId }, { $set: { lastActivityAt, dueAt: new Date(0) } });
  };
  const stored = () => app.interviews.findById(interviewId).lean();
  await makeDue(5);
  const laterThanALease = Date.now() + 1_800_000;
  await eventually(async () => expect((await stored())?.dueAt?.getTime()).toBeGreaterThan(laterThanALease));
  expect((await stored())?.sessions[0]?.endedAt).toBeNull();

  await makeDue(7);
  await eventually(async () => expect((await stored())?.sessions[0]?.endedAt).not.toBeNull());
  expect((await stored())?.sessions[0]).toMatchObject({ disconnectReason: 'ended_by_agent_platform' });
  await processed(sessionId);
  expect((await stored())?.dueAt).toBeInstanceOf(Date);
  expect((await start()).sessionId).not.toBe(sessionId);
});

test('a lost session of an earlier version is found when a process starts', async () => {
  const { sessionId } = await start({ startedAtMs: Date.now() - 8 * 3_600_000 });
  await say(sessionId, turn(0, 'agent', 'What?'), turn(1, 'user', 'Permits.'));
  const lastActivityAt = new Date(Date.now() - 7 * 3_600_000);
  const older = { $set: { lastActivityAt }, $unset: { dueAt: '' } } as const;
  await app.interviews.updateOne({ _id: interviewId }, older);
  const another = await startApp();
  await eventually(async () => {
    const stored = await app.interviews.findById(interviewId).lean();
    expect(stored?.sessions[0]?.endedAt).toEqual(lastActivityAt);
  });
  await another.stop();
});
