import { AppError, newId } from '@colloquy/kernel';
import { startScriptedService } from '@colloquy/harness';
import { aBody, type Client, harness, startApp, type TestApp } from './start-app';
import { type Steps, stepsOf } from './steps';

let app: TestApp;
let call: Client;
let accountId: string;
beforeAll(async () => {
  app = await startApp({ CALL_PAUSE_MS: '3600000' });
});
afterAll(() => harness.stop());
beforeEach(async () => {
  // calls are claimed across accounts: remove those of other tests
  await app.interviews.updateMany({}, { $unset: { callDueAt: 1 } });
  accountId = newId();
  call = app.as(accountId);
});

const past = new Date(Date.now() - 60_000).toISOString();
const future = new Date(Date.now() + 3_600_000).toISOString();
const dialIn = { dialInPhone: '+15550100', meetingId: '823 4455', dialInPin: '1234' };

async function created(change: Record<string, unknown> = {}): Promise<Steps> {
  const { status, body } = await call('POST', '/api/interviews', aBody({ ...dialIn, ...change }));
  expect(status).toBe(201);
  return stepsOf(app, call, accountId, body.id);
}
const claim = async (leaseMs = 30_000) => (await app.client.claimCall({ leaseMs })).call ?? undefined;
/** Creates an interview whose first call attempt is in progress. */
async function dialled(change: Record<string, unknown> = {}) {
  const interview = await created({ scheduledAt: past, ...change });
  const claimed = await claim();
  expect(claimed?.interviewId).toBe(interview.ref.interviewId);
  return { interview, callId: claimed?.callId ?? '' };
}
async function waiting() {
  const { interview, callId } = await dialled();
  await interview.report(callId, 'connected');
  await interview.start({ platform: 'PHONE', sessionId: callId });
  return { interview, callId };
}
const code = (expected: string) => expect.objectContaining({ code: expected });

test('a scheduled interview is dialled when due, with meeting id and PIN of the conference', async () => {
  const interview = await created({ scheduledAt: past });
  expect(await claim()).toEqual({
    ...interview.ref,
    callId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    attempt: 1,
    phone: '+15550100',
    meetingId: '823 4455',
    pin: '1234',
    language: 'en',
  });
  expect(await interview.get()).toMatchObject({ status: 'DIALING', statusReason: null, sessionCount: 0 });
  expect(await claim()).toBeUndefined();
});

test('an expert is called within the calling hours of the time zone', async () => {
  // it is about three o'clock there; POSIX counts hours west of Greenwich
  const east = ((3 - new Date().getUTCHours() + 36) % 24) - 12;
  const expertTimeZone = `Etc/GMT${east > 0 ? '' : '+'}${-east}`;
  const interview = await created({ scheduledAt: past, expertTimeZone });
  expect(await claim()).toBeUndefined();
  expect(await interview.get()).toMatchObject({
    status: 'SCHEDULED',
    statusReason: expect.stringContaining('calling hours'),
    expertTimeZone,
  });
  await expect(app.client.requestCall(interview.ref)).rejects.toEqual(code('OUTSIDE_CALLING_HOURS'));
  const { ref } = interview;
  const changed = await call('PUT', `/api/interviews/${ref.interviewId}`, { expertTimeZone: null });
  expect(changed.body.expertTimeZone).toBeNull();
  expect(await claim()).toMatchObject({ interviewId: ref.interviewId });
});

test.each(['Mars/Olympus', '+02:00', '', 'x'.repeat(300), 5])(
  'the time zone %j is refused by name',
  async (expertTimeZone) => {
    const { status, body } = await call('POST', '/api/interviews', aBody({ ...dialIn, expertTimeZone }));
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('expertTimeZone')]);
  },
);

test('an interview is not dialled without a number, before its date, or during a web session', async () => {
  const onTheWeb = await created({ scheduledAt: future });
  await onTheWeb.start();
  await onTheWeb.put({ scheduledAt: past });
  for (const change of [
    { scheduledAt: past, dialInPhone: null },
    { scheduledAt: future },
    { status: 'SCHEDULED' },
    { scheduledAt: past, status: 'NOT_SCHEDULED' },
  ]) {
    await created(change);
  }
  expect(await claim()).toBeUndefined();
});

test('changes of number and date take effect, and a silent web session does not prevent the call', async () => {
  const interview = await created({ scheduledAt: future, dialInPhone: null });
  await interview.put({ dialInPhone: '+15550199' });
  expect((await interview.stored())?.callDueAt).toEqual(new Date(future));
  const { sessionId } = await interview.start();
  await interview.put({ scheduledAt: past });
  expect(await claim()).toBeUndefined();
  await interview.end(sessionId, 'no_audio_received');
  expect(await claim()).toMatchObject({ interviewId: interview.ref.interviewId, phone: '+15550199' });
});

test('concurrent callers claim different calls, each once', async () => {
  const ids = new Set<string>();
  for (let n = 0; n < 5; n++) ids.add((await created({ scheduledAt: past })).ref.interviewId);
  const replica = await startApp();
  const claims = await Promise.all(
    Array.from({ length: 20 }, (_, n) => (n % 2 ? app : replica).client.claimCall({ leaseMs: 30_000 })),
  );
  await replica.stop();
  const taken = claims.flatMap((answer) => answer.call?.interviewId ?? []);
  expect(taken).toHaveLength(5);
  expect(new Set(taken)).toEqual(ids);
});

test.each([
  ['busy', 'Call busy'],
  ['no-answer', 'No answer'],
  ['machine', 'Answered by a machine'],
  ['canceled', 'Call canceled'],
  ['failed', 'Call failed'],
  ['ivr-failed', 'Could not enter the conference'],
])('%s: three attempts with pauses, then NOT_SCHEDULED with the reason', async (outcome, text) => {
  const { interview, callId } = await dialled();
  let current = callId;
  for (const attempt of [1, 2]) {
    const reports = [1, 2, 3].map(() => interview.report(current, outcome)); // concurrent repetitions
    expect(await Promise.all(reports)).toEqual(reports.map(() => ({ held: false })));
    expect(await interview.get()).toMatchObject({
      status: 'DIALING',
      statusReason: `${text} (attempt ${attempt} of 3)`,
    });
    expect(await claim()).toBeUndefined();
    await interview.callIsDue();
    const next = await claim();
    expect(next).toMatchObject({ attempt: attempt + 1 });
    expect(next?.callId).not.toBe(current);
    current = next?.callId ?? '';
  }
  await interview.report(current, outcome);
  expect(await interview.get()).toMatchObject({
    status: 'NOT_SCHEDULED',
    statusReason: `Call could not be initiated after 3 attempts: ${text}`,
    sessionCount: 0,
  });
  expect(await claim()).toBeUndefined();
  expect((await interview.put({ scheduledAt: future })).body).toMatchObject({
    status: 'SCHEDULED',
    statusReason: null,
  });
});

test('a connected call waits for the expert and clears the reason of an earlier failure', async () => {
  const { interview, callId } = await dialled();
  await interview.report(callId, 'busy');
  await interview.callIsDue();
  const second = (await claim())?.callId ?? '';
  expect(await interview.report(callId, 'connected')).toEqual({ held: false });
  expect((await interview.get()).status).toBe('DIALING');
  for (let n = 0; n < 2; n++) expect(await interview.report(second, 'connected')).toEqual({ held: true });
  expect(await interview.get()).toMatchObject({ status: 'WAITING_FOR_EXPERT', statusReason: null });
  await interview.start({ platform: 'PHONE', sessionId: second });
  expect(await interview.get()).toMatchObject({
    status: 'WAITING_FOR_EXPERT',
    sessions: [{ id: second, platform: 'PHONE', isActive: true }],
  });
});

test('the session of a call connects the call', async () => {
  const { interview, callId } = await dialled();
  await interview.start({ platform: 'PHONE', sessionId: callId });
  expect((await interview.get()).status).toBe('WAITING_FOR_EXPERT');
});

test.each(['agent', 'user'])(
  'the first words, by %s, put the interview in progress until the call ends',
  async (role) => {
    const { interview, callId } = await waiting();
    await interview.say(callId, [0, role, 'Hello?']);
    expect((await interview.get()).status).toBe('IN_PROGRESS');
    expect(await interview.report(callId, 'no-show')).toEqual({ held: true });
    expect(await interview.renew(callId)).toEqual({ held: true });
    expect((await interview.get()).status).toBe('IN_PROGRESS');
    await interview.end(callId, 'completed_by_expert');
    expect(await interview.renew(callId)).toEqual({ held: false });
    await interview.processed(callId);
    expect(await interview.get()).toMatchObject({ status: 'COMPLETED', statusReason: null });
    expect((await interview.stored())?.call).toBeNull();
  },
);

test.each(['before', 'after'])(
  'a no-show reported %s the end of its session is NOT_SCHEDULED',
  async (order) => {
    const { interview, callId } = await waiting();
    if (order === 'after') await interview.end(callId, 'call_ended_early');
    for (let n = 0; n < 2; n++) expect(await interview.report(callId, 'no-show')).toEqual({ held: false });
    if (order === 'before') {
      expect(await interview.end(callId, 'call_ended')).toEqual({ reason: 'call_ended_early' });
    }
    expect(await interview.get()).toMatchObject({
      status: 'NOT_SCHEDULED',
      statusReason: 'Expert did not join',
      sessions: [{ disconnectReason: 'call_ended_early' }],
    });
    expect(await claim()).toBeUndefined();
  },
);

test('after a no-show the expert can join by web, or a client can reschedule', async () => {
  const { interview, callId } = await waiting();
  await interview.report(callId, 'no-show');
  expect((await interview.put({ scheduledAt: past })).body.status).toBe('SCHEDULED');
  const again = (await claim())?.callId ?? '';
  await interview.report(again, 'connected');
  await interview.start({ platform: 'PHONE', sessionId: again });
  await interview.report(again, 'no-show');
  const { sessionId } = await interview.start();
  await interview.say(sessionId, [0, 'agent', 'Hello.']);
  expect(await interview.get()).toMatchObject({
    status: 'IN_PROGRESS',
    statusReason: null,
    sessions: [
      { id: sessionId, continuesSessionId: again },
      { id: again, continuesSessionId: callId, disconnectReason: 'switched_to_web' },
      { id: callId, continuesSessionId: null, disconnectReason: 'redialed' },
    ],
  });
});

test('an expert who could not be heard is called again after the pause, in the same conversation', async () => {
  const { interview, callId } = await dialled();
  await interview.report(callId, 'connected');
  const { view } = await interview.start({ platform: 'PHONE', sessionId: callId });
  expect(view.nextCall).toBe('platform');
  await interview.say(callId, [0, 'agent', 'Hello.']);
  for (let n = 0; n < 2; n++) {
    const end = { sessionId: callId, reason: 'call_ended_early', endedAtMs: Date.now(), callAgain: true };
    expect(await app.client.endSession({ ...interview.ref, ...end })).toEqual({ reason: 'call_ended_early' });
  }
  await interview.processed(callId);
  expect(await interview.get()).toMatchObject({
    status: 'IN_PROGRESS',
    statusReason: 'Expert could not be heard (attempt 1 of 3)',
  });
  expect(await claim()).toBeUndefined();
  await interview.callIsDue();
  const next = await claim();
  expect(next).toMatchObject({ interviewId: interview.ref.interviewId, attempt: 2 });
  await interview.start({ platform: 'PHONE', sessionId: next?.callId ?? '' });
  expect((await interview.get()).sessions).toMatchObject([
    { id: next?.callId, continuesSessionId: callId },
    { id: callId, disconnectReason: 'redialed' },
  ]);
});

test('a line that breaks while it waits for the expert is dialled again', async () => {
  const { interview, callId } = await waiting();
  await interview.report(callId, 'failed');
  expect(await interview.get()).toMatchObject({
    status: 'DIALING',
    statusReason: 'Call failed (attempt 1 of 3)',
    sessions: [{ disconnectReason: 'call_ended_early' }],
  });
});

test('the call of a caller that died is a failed attempt: it is not lost and does not ring twice at once', async () => {
  const { interview, callId } = await dialled();
  expect(await interview.renew(callId)).toEqual({ held: true });
  await interview.callIsDue();
  expect(await claim()).toBeUndefined(); // the call may still be ringing
  expect(await interview.get()).toMatchObject({
    status: 'DIALING',
    statusReason: 'Call failed (attempt 1 of 3)',
  });
  expect(await interview.renew(callId)).toEqual({ held: false });
  await interview.callIsDue();
  expect(await claim()).toMatchObject({ attempt: 2 });
});

test('a call waits for the expert up to the time limit, despite renewals', async () => {
  const { interview, callId } = await waiting();
  await app.interviews.updateOne(
    { _id: interview.ref.interviewId },
    { $set: { 'call.connectedAt': new Date(Date.now() - 301_000) } },
  );
  const before = (await interview.stored())?.callDueAt;
  await interview.renew(callId, 500);
  expect((await interview.stored())?.callDueAt).toEqual(before);
  await interview.callIsDue();
  expect(await claim()).toBeUndefined();
  expect(await interview.get()).toMatchObject({
    status: 'NOT_SCHEDULED',
    statusReason: 'Expert did not join',
    sessions: [{ disconnectReason: 'call_ended_early', endedAt: expect.any(String) }],
  });
});

test.each(['WEB', 'PHONE'])(
  'an expert who joins by %s during a call attempt replaces the call',
  async (platform) => {
    const { interview, callId } = await dialled();
    const { sessionId } = await interview.start({ platform });
    expect(await interview.get()).toMatchObject({ status: 'NOT_SCHEDULED', statusReason: null });
    expect(await interview.renew(callId)).toEqual({ held: false });
    await interview.report(callId, 'busy');
    await interview.say(sessionId, [0, 'agent', 'Hello.']);
    expect(await interview.get()).toMatchObject({
      status: 'IN_PROGRESS',
      statusReason: null,
      sessionCount: 1,
    });
    expect(await claim()).toBeUndefined();
  },
);

test('a switch from a waiting call to the browser continues the chain', async () => {
  const { interview, callId } = await waiting();
  await expect(interview.start()).rejects.toEqual(code('SESSION_ALREADY_OPEN'));
  await interview.end(callId, 'switched_to_web');
  const { sessionId } = await interview.start();
  expect(await interview.renew(callId)).toEqual({ held: false });
  await interview.say(sessionId, [0, 'agent', 'Hello.']);
  expect(await interview.get()).toMatchObject({
    status: 'IN_PROGRESS',
    sessions: [{ platform: 'WEB', continuesSessionId: callId }, { disconnectReason: 'switched_to_web' }],
  });
});

test('web, phone, web: one conversation that completes with its last session', async () => {
  const interview = await created();
  const web = await interview.start();
  await interview.say(web.sessionId, [0, 'agent', 'Hello.'], [1, 'user', 'On the phone, please.']);
  await expect(interview.start({ platform: 'PHONE' })).rejects.toEqual(code('SESSION_ALREADY_OPEN'));
  await expect(interview.end(web.sessionId, 'call_ended')).rejects.toEqual(code('ILLEGAL_REASON'));
  expect(await app.client.getJoinView(interview.ref)).toMatchObject({ openPlatform: 'WEB' });
  await interview.end(web.sessionId, 'switched_to_phone');
  await interview.processed(web.sessionId);
  expect((await interview.get()).status).toBe('IN_PROGRESS');
  const phone = await interview.start({ platform: 'PHONE' });
  expect(phone.view.turns).toHaveLength(2);
  expect(await app.client.getJoinView(interview.ref)).toMatchObject({
    openPlatform: 'PHONE',
    openSessionId: phone.sessionId,
  });
  await expect(interview.end(phone.sessionId, 'switched_to_phone')).rejects.toEqual(code('ILLEGAL_REASON'));
  await interview.say(phone.sessionId, [0, 'agent', 'Here we are.']);
  await interview.end(phone.sessionId, 'switched_to_web');
  await interview.processed(phone.sessionId);
  const last = await interview.start();
  await interview.say(last.sessionId, [0, 'agent', 'Go on.']);
  await interview.end(last.sessionId, 'completed_by_expert');
  await interview.processed(last.sessionId);
  expect(await interview.get()).toMatchObject({
    status: 'COMPLETED',
    sessions: [
      { continuesSessionId: phone.sessionId, disconnectReason: 'completed_by_expert', isActive: true },
      { continuesSessionId: web.sessionId, disconnectReason: 'switched_to_web' },
      { continuesSessionId: null, disconnectReason: 'switched_to_phone' },
    ],
  });
});

test('a switch whose next session never starts completes the interview after a day', async () => {
  const interview = await created();
  const { sessionId } = await interview.start();
  await interview.say(sessionId, [0, 'agent', 'Hello.']);
  const endedAt = Date.now();
  await interview.end(sessionId, 'switched_to_phone', endedAt);
  await interview.processed(sessionId);
  expect((await interview.stored())?.dueAt).toEqual(new Date(endedAt + 24 * 3600 * 1000));
});

test('starting over on the phone supersedes the session in the browser', async () => {
  const interview = await created();
  const web = await interview.start();
  await interview.end(web.sessionId, 'switched_to_phone');
  await interview.start({ platform: 'PHONE', startOver: true });
  expect((await interview.get()).sessions).toMatchObject([
    { platform: 'PHONE', continuesSessionId: null, supersededAt: null },
    { platform: 'WEB', supersededAt: expect.any(String) },
  ]);
});

test('a launch dials at once, even if not scheduled, and is repeatable', async () => {
  const interview = await created({ scheduledAt: future });
  await Promise.all(Array.from({ length: 5 }, () => interview.launch()));
  expect((await interview.get()).status).toBe('DIALING');
  const claims = await Promise.all(Array.from({ length: 5 }, () => claim()));
  expect(claims.filter((taken) => taken !== undefined)).toHaveLength(1);
  await interview.launch();
  expect(await claim()).toBeUndefined();
});

test('a launch ends the pause between attempts', async () => {
  const { interview, callId } = await dialled();
  await interview.report(callId, 'busy');
  await interview.launch();
  expect(await claim()).toMatchObject({ attempt: 2 });
});

test('a launch is refused without a number, after completion or during a session', async () => {
  const without = await created({ dialInPhone: null });
  await expect(without.launch()).rejects.toMatchObject({ kind: 'conflict', code: 'NO_DIAL_IN_PHONE' });
  const interview = await created();
  const { sessionId } = await interview.start();
  await expect(interview.launch()).rejects.toEqual(code('SESSION_ALREADY_OPEN'));
  await interview.say(sessionId, [0, 'agent', 'Hello.']);
  await interview.end(sessionId, 'completed_by_expert');
  await interview.processed(sessionId);
  await expect(interview.launch()).rejects.toEqual(code('INTERVIEW_COMPLETED'));
});

test('an interrupted interview that is called again stays in progress, whatever the outcome of the call', async () => {
  const interview = await created();
  const { sessionId } = await interview.start();
  await interview.say(sessionId, [0, 'agent', 'Hello.']);
  await interview.end(sessionId, 'client_disconnect');
  await interview.processed(sessionId);
  await interview.launch();
  expect((await interview.stored())?.dueAt).toBeUndefined();
  const first = (await claim())?.callId ?? '';
  await interview.report(first, 'connected');
  await interview.start({ platform: 'PHONE', sessionId: first });
  await interview.report(first, 'no-show');
  expect(await interview.get()).toMatchObject({ status: 'IN_PROGRESS', statusReason: 'Expert did not join' });
  await interview.processed(first);
  expect((await interview.stored())?.dueAt).toBeInstanceOf(Date);
  const back = await interview.start();
  await interview.say(back.sessionId, [0, 'agent', 'Welcome back.']);
  expect((await interview.get()).statusReason).toBeNull();
});

test('during a call attempt the settings of an interview cannot change, and it cannot be deleted', async () => {
  const { interview, callId } = await dialled();
  for (const status of ['DIALING', 'WAITING_FOR_EXPERT']) {
    expect((await interview.get()).status).toBe(status);
    expect(await interview.put({ dialInPhone: '+15550101' })).toMatchObject({
      status: 409,
      body: { code: 'INTERVIEW_IN_PROGRESS' },
    });
    expect((await interview.put({ title: 'New' })).status).toBe(200);
    expect((await interview.remove()).status).toBe(409);
    expect(await interview.renew(callId)).toEqual({ held: true });
    await interview.report(callId, 'connected');
  }
});

test('of a deletion and a concurrent claim of the call, one succeeds', async () => {
  for (let n = 0; n < 5; n++) {
    const interview = await created({ scheduledAt: past });
    const [answer, taken] = await Promise.all([interview.remove(), claim()]);
    expect([204, 409]).toContain(answer.status);
    expect(taken !== undefined).toBe(answer.status === 409);
  }
});

test('completing an interview during a call attempt ends the call', async () => {
  const interview = await created();
  const { sessionId } = await interview.start();
  await interview.end(sessionId, 'client_disconnect');
  await interview.processed(sessionId);
  await interview.launch();
  const callId = (await claim())?.callId ?? '';
  const path = `/api/interviews/${interview.ref.interviewId}/complete-with-session/${sessionId}`;
  expect((await call('POST', path)).status).toBe(200);
  expect(await interview.renew(callId)).toEqual({ held: false });
  expect(await interview.report(callId, 'busy')).toEqual({ held: false });
  expect(await interview.get()).toMatchObject({ status: 'COMPLETED', statusReason: null });
});

test('interviews in DIALING and WAITING_FOR_EXPERT are listed and counted as in progress', async () => {
  await dialled();
  await waiting();
  const { body } = await call('GET', '/api/interviews?status=IN_PROGRESS');
  expect(body.map(({ status }: { status: string }) => status).sort()).toEqual([
    'DIALING',
    'WAITING_FOR_EXPERT',
  ]);
  expect((await call('GET', '/api/interviews/stats')).body).toMatchObject({ inProgress: 2, total: 2 });
});

test('invalid leases and outcomes, and calls of another account, are refused', async () => {
  const { interview, callId } = await dialled();
  for (const leaseMs of [0, -1, 600_001]) {
    await expect(claim(leaseMs)).rejects.toMatchObject({ kind: 'invalid' });
    await expect(interview.renew(callId, leaseMs)).rejects.toMatchObject({ kind: 'invalid' });
  }
  await expect(interview.report(callId, 'gone')).rejects.toMatchObject({ kind: 'invalid' });
  const elsewhere = { ...interview.ref, accountId: newId() };
  await expect(app.client.requestCall(elsewhere)).rejects.toMatchObject({ kind: 'forbidden' });
  expect(await interview.report('', 'busy')).toEqual({ held: false });
  expect((await interview.get()).statusReason).toBeNull();
});

describe('POST /api/interviews/{id}/call', () => {
  /** The app with a conversation service that requests the call, as the platform's does. */
  async function withConversation(refusal?: AppError) {
    const launched: string[] = [];
    const conversation = await startScriptedService('colloquy.conversation.v1.ConversationService', {
      launchCall: async ({ accountId: account, interviewId }) => {
        if (refusal) throw refusal;
        await app.client.requestCall({ accountId: account, interviewId });
        launched.push(interviewId);
        return {};
      },
    });
    harness.onStop(conversation.stop);
    const calling = await startApp({ CONVERSATION_GRPC: conversation.address });
    const post = (id: string, by = accountId) => calling.as(by)('POST', `/api/interviews/${id}/call`);
    return { post, launched };
  }

  test('launches a call now, keeps the planned time, and repeating it changes nothing', async () => {
    const { post, launched } = await withConversation();
    const interview = await created({ scheduledAt: future });
    const { interviewId } = interview.ref;
    const { status, body } = await post(interviewId);
    expect([status, body.id, body.status, body.scheduledAt]).toEqual([202, interviewId, 'DIALING', future]);
    expect(launched).toEqual([interviewId]);
    expect(await claim()).toMatchObject({ interviewId, attempt: 1 });
    expect((await post(interviewId)).status).toBe(202);
    expect(await claim()).toBeUndefined();
    expect(await interview.get()).toMatchObject({ status: 'DIALING', scheduledAt: future });
  });

  test('continues an interrupted interview, which stays in progress', async () => {
    const { post } = await withConversation();
    const interview = await created();
    const { sessionId } = await interview.start();
    await interview.say(sessionId, [0, 'agent', 'Was kostet das?'], [1, 'user', 'Viel.']);
    const { interviewId } = interview.ref;
    expect((await post(interviewId)).body).toMatchObject({ code: 'SESSION_ALREADY_OPEN' });
    await interview.end(sessionId, 'client_disconnect');
    expect((await post(interviewId)).body).toMatchObject({ id: interviewId, status: 'IN_PROGRESS' });
    expect(await claim()).toMatchObject({ interviewId });
  });

  test('is refused with a reason, and then changes nothing', async () => {
    const { post, launched } = await withConversation();
    const codeOf = async (id: string, by?: string) => {
      const { status, body } = await post(id, by);
      return [status, body.code];
    };
    const { ref } = await created({ scheduledAt: future });
    const mute = await created({ dialInPhone: null });
    expect(await codeOf(mute.ref.interviewId)).toEqual([400, 'NO_DIAL_IN_PHONE']);
    expect(await codeOf(newId())).toEqual([404, undefined]);
    expect(await codeOf('x')).toEqual([404, undefined]);
    expect(await codeOf(ref.interviewId, newId())).toEqual([403, undefined]);
    const off = await withConversation(
      new AppError('conflict', 'TELEPHONY_OFF', 'This platform makes no calls'),
    );
    const refused = await off.post(ref.interviewId);
    expect([refused.status, refused.body.code]).toEqual([409, 'TELEPHONY_OFF']);
    await app.interviews.updateOne({ _id: ref.interviewId }, { $set: { status: 'COMPLETED' } });
    expect(await codeOf(ref.interviewId)).toEqual([409, 'INTERVIEW_COMPLETED']);
    expect(launched).toEqual([]);
    expect((await mute.get()).status).toBe('NOT_SCHEDULED');
  });
});
