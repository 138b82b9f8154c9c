import { newId } from '@colloquy/kernel';
import { aBody, harness, startApp, type TestApp } from './start-app';
import { stepsOf } from './steps';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => harness.stop());

/** The longest utterance, three bytes a character. */
const longest = '测'.repeat(10_000);
const turnsAWrite = 10;

/** Whether an entry of the transcript was transcribed afterwards. */
const isLate = (place: number) => place % 3 === 2;

type Place = { accountId: string; interviewId: string; sessionId: string };

/** Says 6 MB in a session. */
async function saySixMegabytes(place: Place): Promise<string[]> {
  const texts = Array.from({ length: 200 }, (_, n) => `${n} ${longest.slice(10)}`);
  for (let from = 0; from < texts.length; from += turnsAWrite) {
    const turns = texts.slice(from, from + turnsAWrite).map((text, n) => ({
      sequence: from + n,
      role: n % 2 === 0 ? 'agent' : 'user',
      text,
      offsetMs: (from + n) * 100,
      durationMs: 50,
      act: n % 2 === 0 ? 'question' : '',
      utteranceId: n % 2 === 0 ? '' : `u${from + n}`,
    }));
    await app.client.appendTurns({ ...place, turns });
  }
  return texts;
}

async function rest(
  place: Place,
  first: { turns: { sessionId: string; sequence: number }[]; hasMoreTurns: boolean },
) {
  const turns = [...first.turns];
  let pages = 1;
  for (let hasMore = first.hasMoreTurns; hasMore; pages++) {
    const last = turns.at(-1);
    const after = { afterSessionId: last?.sessionId, afterSequence: last?.sequence };
    const page = await app.client.listTurns({ ...place, ...after });
    turns.push(...page.turns);
    hasMore = page.hasMore;
  }
  return { turns, pages };
}

async function anInterview() {
  const accountId = newId();
  const call = app.as(accountId);
  const interviewId: string = (await call('POST', '/api/interviews', aBody())).body.id;
  return stepsOf(app, call, accountId, interviewId);
}

test('6 MB of text in a session are read in pages, processed in parts and delivered whole', async () => {
  const interview = await anInterview();
  const { sessionId } = await interview.start();
  const place = { ...interview.ref, sessionId };
  const texts = await saySixMegabytes(place);

  const view = await app.client.getRuntimeView(place);
  expect(view).toMatchObject({ hasMoreTurns: true, earlierTextBytes: 0 });
  const runtime = await rest(place, view);
  expect(runtime.turns.map(({ sequence }) => sequence)).toEqual([...texts.keys()]);
  expect(runtime.pages).toBeGreaterThan(4);

  await interview.end(sessionId, 'completed_by_expert');
  const transcript = await rest(place, await app.client.getSessionTranscript(place));
  expect(transcript.turns).toEqual(runtime.turns);

  const entries = texts.map((message, sequence) => ({
    role: sequence % 2 === 0 ? 'agent' : 'user',
    message,
    timestampSecs: sequence / 10,
    // words that no turn has: their sequences are out of order
    ...(isLate(sequence) ? { sequence: 1_000_000 + sequence, transcribedAfterwards: true } : { sequence }),
  }));
  const half = { ...place, transcriptKey: 'k', audioKey: '' };
  // a part that is sent twice is stored once
  for (const part of [0, 1, 1, 2, 3]) {
    const some = entries.slice(part * 50, part * 50 + 50);
    expect((await interview.get()).status).toBe('IN_PROGRESS');
    await app.client.completeProcessing({ ...half, entries: some, part, hasMoreParts: part < 3 });
  }
  expect((await interview.get()).status).toBe('COMPLETED');
  const delivered = (await interview.get('/transcription')) as {
    message: string;
    transcribedAfterwards?: true;
  }[];
  expect(delivered.map(({ message }) => message)).toEqual(texts);
  expect(delivered.map((entry) => entry.transcribedAfterwards)).toEqual(
    texts.map((_, n) => (isLate(n) ? true : undefined)),
  );

  const analysed: string[] = [];
  for (let [afterTurnId, hasMore] = ['', true]; hasMore;) {
    const page = await app.client.getCompletion({ ...interview.ref, completion: 1, afterTurnId });
    expect(page.isCurrent).toBe(true);
    analysed.push(...page.turns.map(({ text }) => text));
    [afterTurnId, hasMore] = [page.turns.at(-1)?.id ?? '', page.hasMoreTurns];
  }
  expect(analysed).toEqual(texts);
});

test('pages go on through the sessions of a conversation, and superseded sessions count as text', async () => {
  const interview = await anInterview();
  const superseded = (await interview.start()).sessionId;
  await interview.say(superseded, [0, 'agent', 'Hello.'], [1, 'user', 'über']);
  await interview.end(superseded, 'client_disconnect');
  const first = (await interview.start({ startOver: true })).sessionId;
  await saySixMegabytes({ ...interview.ref, sessionId: first });
  await interview.end(first, 'client_disconnect');
  const { sessionId, view } = await interview.start();
  await interview.say(sessionId, [0, 'agent', 'Welcome back.'], [1, 'user', 'Thanks.']);

  const place = { ...interview.ref, sessionId };
  const { turns } = await rest(place, await app.client.getRuntimeView(place));
  expect(turns).toHaveLength(202);
  expect(turns.slice(-3).map((turn) => [turn.sessionId, turn.sequence])).toEqual([
    [first, 199],
    [sessionId, 0],
    [sessionId, 1],
  ]);
  expect(view.earlierTextBytes).toBeGreaterThan(5_900_000);
  const stored = await interview.stored();
  expect(view.beganAtMs).toBe(stored?.sessions[0]?.startedAt.getTime());
  const elsewhere = { ...place, afterSessionId: superseded, afterSequence: 0 };
  await expect(app.client.listTurns(elsewhere)).rejects.toMatchObject({ kind: 'invalid' });
});
