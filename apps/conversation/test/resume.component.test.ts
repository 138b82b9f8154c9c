import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { bundle } from '@colloquy/harness';
import type { JoinClient } from '@colloquy/join-client';
import { newId } from '@colloquy/kernel';
import { freePort, until } from '@colloquy/testing';
import { makeHarness } from './harness';
import type { ScriptedPlatform } from './scripted-platform';

const harness = makeHarness();
afterEach(() => harness.cleanUp());
afterAll(() => harness.dropDatabase());

/** Starts a conversation up to its second question, and returns what resuming it needs. */
async function atSecondQuestion(client: JoinClient) {
  const { sessionId, resumeToken } = await client.hello().next('welcome');
  await client.next('turn');
  await client.say('By price.');
  const { sequence } = await client.next('turn');
  return { sessionId, resumeToken, lastSequence: sequence };
}

const stillOneConversation = (platform: ScriptedPlatform) => {
  expect(platform.said()).toEqual([
    'agent: Hello Jordan, I am Sam. How did you choose?',
    'user: By price.',
    'agent: What went wrong?',
    'user: Nothing.',
    'agent: Thank you, goodbye.',
  ]);
  expect(platform.interview.turns.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3, 4]);
  expect(platform.interview.sessions).toHaveLength(1);
};

test('a client that lost its connection resumes the session, gets the turns it missed and is greeted once', async () => {
  const platform = await harness.platform();
  const app = await harness.app(platform);
  const first = await harness.client(app, platform);
  const resume = await atSecondQuestion(first);
  const utteranceId = newId();
  first.send({ type: 'say', utteranceId, text: 'Nothing.' });
  await first.cut();

  const second = await harness.client(app, platform);
  const welcome = await second.hello({ resume }).next('welcome');
  expect(welcome).toMatchObject({ sessionId: resume.sessionId, progress: { question: 2, of: 2 } });
  second.send({ type: 'say', utteranceId, text: 'Nothing.' });
  expect(await second.next('ack')).toMatchObject({ utteranceId, sequence: 3 });
  second.send({ type: 'end' });
  await second.next('ended');
  expect(platform.said().slice(0, 4)).toEqual([
    'agent: Hello Jordan, I am Sam. How did you choose?',
    'user: By price.',
    'agent: What went wrong?',
    'user: Nothing.',
  ]);
  expect(platform.interview.turns.filter(({ role }) => role === 'user')).toHaveLength(2);
});

test('another replica can take over while the first still owns the session; the first then releases it', async () => {
  const platform = await harness.platform();
  const [one, two] = [await harness.app(platform), await harness.app(platform)];
  const first = await harness.client(one, platform);
  const resume = await atSecondQuestion(first);

  const second = await harness.client(two, platform);
  expect((await second.hello({ resume }).next('welcome')).turns).toEqual([]);
  first.send({ type: 'say', utteranceId: newId(), text: 'Said to the wrong process.' });
  expect(await first.closed).toBe(1012);
  await second.say('Nothing.');
  expect(await second.next('turn')).toMatchObject({ closing: true });
  stillOneConversation(platform);
});

test('a replica learns that its session has moved', async () => {
  const platform = await harness.platform();
  const [one, two] = [await harness.app(platform, { LEASE_MS: 200 }), await harness.app(platform)];
  const first = await harness.client(one, platform);
  const resume = await atSecondQuestion(first);
  const second = await harness.client(two, platform);
  await second.hello({ resume }).next('welcome');
  expect(await first.closed).toBe(1012);
});

test('the newer of two connections to a session stays', async () => {
  const platform = await harness.platform();
  const app = await harness.app(platform);
  const first = await harness.client(app, platform);
  const resume = await atSecondQuestion(first);
  const second = await harness.client(app, platform);
  await second.hello({ resume }).next('welcome');
  expect(await first.closed).toBe(4000);
  await second.say('Nothing.');
});

test('a resume token opens only its own session', async () => {
  const platform = await harness.platform();
  const app = await harness.app(platform);
  const client = await harness.client(app, platform);
  const resume = await atSecondQuestion(client);
  for (const wrong of [
    { ...resume, resumeToken: 'x' },
    { ...resume, sessionId: newId() },
    { ...resume, resumeToken: resume.resumeToken.slice(0, -2) },
  ]) {
    const other = await harness.client(app, platform);
    expect(await other.hello({ resume: wrong }).next('error')).toMatchObject({ code: 'bad-resume-token' });
    expect(await other.closed).toBe(1008);
  }
  await client.say('Nothing.');
});

test('a client that returns to an ended session is told the reason', async () => {
  const platform = await harness.platform({ redirectUrl: 'https://client.example/' });
  const app = await harness.app(platform);
  const client = await harness.client(app, platform);
  const resume = await atSecondQuestion(client);
  client.send({ type: 'end' });
  await client.next('ended');
  const again = await harness.client(app, platform);
  expect(await again.hello({ resume }).next('ended')).toMatchObject({
    reason: 'completed_by_expert',
    redirectUrl: expect.stringContaining('status=completed'),
  });
  expect(await again.closed).toBe(1000);
});

test('a client that vanishes can return for a while, then the session ends as disconnected', async () => {
  const platform = await harness.platform();
  const client = await harness.client(await harness.app(platform, { VANISH_MS: 100 }), platform);
  await atSecondQuestion(client);
  await client.cut();
  await until(() => platform.reasons()[0] !== undefined, 'the session ends');
  expect(platform.reasons()).toEqual(['client_disconnect']);
});

test('another replica claims the sessions of a replica that is cut off, and ends them when no client returns', async () => {
  const platform = await harness.platform();
  const change = { LEASE_MS: 100, VANISH_MS: 100 };
  const cutOff = await harness.app(platform, change, {
    liveSessions: (real) => ({
      ...real,
      renew: () => Promise.reject(new Error('cut off')),
      claimExpired: async () => undefined,
    }),
  });
  const client = await harness.client(cutOff, platform);
  await atSecondQuestion(client);
  await harness.app(platform, change);
  await until(() => platform.reasons()[0] === 'client_disconnect', 'the other replica ends it');
  await until(async () => (await harness.liveSessions()).length === 0, 'and forgets it');
});

test('an end that a dead process decided is carried out; a session that it never started is removed', async () => {
  const platform = await harness.platform();
  const { id: interviewId, accountId } = platform.interview;
  const endedAtMs = Date.now();
  const decided = { reason: 'completed_by_expert', endedAtMs, durationSeconds: 7 } as const;
  const open = { id: newId(), platform: 'WEB', startedAtMs: endedAtMs - 7000, durationSeconds: 0 };
  platform.interview.sessions.push(open);
  await harness.leaveNote({ _id: open.id, interviewId, accountId, ending: decided });
  await harness.leaveNote({ _id: newId(), interviewId, accountId, ending: null });
  await harness.app(platform);
  await until(async () => (await harness.liveSessions()).length === 0, 'no note is left');
  expect(platform.interview.sessions).toMatchObject([
    { disconnectReason: 'completed_by_expert', durationSeconds: 7 },
  ]);
});

test('the end of a session is stored before it is announced: an owner that claims it in between ends it in the same way', async () => {
  const platform = await harness.platform();
  const dead = await harness.app(
    platform,
    { LEASE_MS: 100 },
    {
      liveSessions: (real) => ({
        ...real,
        renew: () => Promise.reject(new Error('dead')),
        claimExpired: async () => undefined,
        async noteEnding(held, ending) {
          await real.noteEnding(held, ending);
          return new Promise(() => undefined);
        },
      }),
    },
  );
  const client = await harness.client(dead, platform);
  await atSecondQuestion(client);
  client.send({ type: 'end' });
  await until(async () => Boolean((await harness.liveSessions())[0]?.ending), 'the end is noted');
  expect(platform.calls.endSession).toBe(0);
  await harness.app(platform, { LEASE_MS: 100 });
  await until(() => platform.reasons()[0] === 'completed_by_expert', 'the other replica ends it');
  await until(async () => (await harness.liveSessions()).length === 0, 'and forgets it');
});

test('a process that was frozen while its session moved does not end it', async () => {
  const platform = await harness.platform();
  const app = await harness.app(
    platform,
    {},
    {
      liveSessions: (real) => ({
        ...real,
        async noteEnding(held, ending) {
          await real.takeOver(held.sessionId, { owner: newId(), leaseMs: 1000 });
          return real.noteEnding(held, ending);
        },
      }),
    },
  );
  const client = await harness.client(app, platform);
  await atSecondQuestion(client);
  client.send({ type: 'end' });
  expect(await client.closed).toBe(1012);
  expect(platform.calls.endSession).toBe(0);
  const notes = await harness.liveSessions();
  expect(notes.filter(({ interviewId }) => interviewId === platform.interview.id)).toMatchObject([
    { ending: null },
  ]);
});

test('a session is removed before its process stops', async () => {
  const platform = await harness.platform();
  const app = await harness.app(platform);
  const client = await harness.client(app, platform);
  await atSecondQuestion(client);
  client.send({ type: 'end' });
  await client.next('ended');
  await app.stop();
  const noted = (await harness.liveSessions()).map(({ interviewId }) => interviewId);
  expect(noted).not.toContain(platform.interview.id);
});

test('a replica that lost a session does not end it', async () => {
  const platform = await harness.platform();
  const cutOff = await harness.app(
    platform,
    { SILENCE_PROMPT_MS: 300, SILENCE_PROMPTS: 1 },
    { liveSessions: (real) => ({ ...real, renew: () => Promise.reject(new Error('cut off')) }) },
  );
  const first = await harness.client(cutOff, platform);
  const resume = await atSecondQuestion(first);
  const second = await harness.client(await harness.app(platform), platform);
  await second.hello({ resume }).next('welcome');
  expect(await first.closed).toBe(1012);
  await second.say('Nothing.');
  expect(platform.reasons()).toEqual([undefined]);
});

test('a replica that stops closes its connections with 1012, and another replica goes on at once', async () => {
  const platform = await harness.platform();
  const [one, two] = [await harness.app(platform), await harness.app(platform)];
  const first = await harness.client(one, platform);
  const idle = await harness.client(one, platform);
  const resume = await atSecondQuestion(first);
  const stopped = one.stop();
  expect(await first.closed).toBe(1012);
  expect(await idle.closed).toBe(1012);
  const second = await harness.client(two, platform);
  await second.hello({ resume }).next('welcome');
  await second.say('Nothing.');
  expect(await second.next('turn')).toMatchObject({ closing: true });
  stillOneConversation(platform);
  await stopped;
});

describe('a process that dies or is frozen', () => {
  const program = bundle({
    main: join(__dirname, 'serve.ts'),
    'text-worker': join(__dirname, '../src/text-worker.ts'),
  });
  const children: ChildProcess[] = [];

  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
    program.remove();
  });

  async function serve(platform: ScriptedPlatform) {
    const port = await freePort();
    const env = {
      ...process.env,
      ...harness.settings(platform),
      PORT: String(port),
    };
    const child = spawn(process.execPath, [program.fileOf('main')], { env, stdio: 'ignore' });
    children.push(child);
    await until(
      async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok === true,
      'ready',
    );
    return { child, httpPort: () => port };
  }

  test('a client of a killed process goes on in another: no second greeting, no turn lost or repeated', async () => {
    const platform = await harness.platform();
    const one = await serve(platform);
    const first = await harness.client(one, platform);
    const resume = await atSecondQuestion(first);
    const utteranceId = newId();
    first.send({ type: 'say', utteranceId, text: 'Nothing.' });
    one.child.kill('SIGKILL');
    await first.closed;

    const second = await harness.client(await serve(platform), platform);
    const { turns } = await second.hello({ resume }).next('welcome');
    await second.say('Nothing.', utteranceId);
    if (turns.every(({ role }) => role === 'user'))
      expect(await second.next('turn')).toMatchObject({ closing: true });
    stillOneConversation(platform);
  });

  test('a process that was frozen while another claimed its session stores nothing when it continues', async () => {
    const platform = await harness.platform();
    const one = await serve(platform);
    harness.onCleanUp(() => one.child.kill('SIGKILL'));
    const two = await harness.app(platform);
    const first = await harness.client(one, platform);
    const resume = await atSecondQuestion(first);
    one.child.kill('SIGSTOP');
    first.send({ type: 'say', utteranceId: newId(), text: 'Said to the wrong process.' });
    const second = await harness.client(two, platform);
    await second.hello({ resume }).next('welcome');
    one.child.kill('SIGCONT');
    expect(await first.closed).toBe(1012);
    await second.say('Nothing.');
    expect(await second.next('turn')).toMatchObject({ closing: true });
    stillOneConversation(platform);
  });
});
