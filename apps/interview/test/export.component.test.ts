import { makePrincipalTokens, principalHeader } from '@colloquy/auth';
import { exportedInterviewSchema } from '@colloquy/contracts';
import { testSecret } from '@colloquy/harness';
import { newId } from '@colloquy/kernel';
import { openDocx, openPdf, startDocuments } from './documents';
import { aBody, harness, startApp, type TestApp } from './start-app';

let app: TestApp;
let accountId: string;
beforeAll(async () => {
  const { documents, stop } = await startDocuments();
  harness.onStop(stop);
  app = await startApp({}, { documents });
});
afterAll(() => harness.stop());
beforeEach(() => {
  accountId = newId();
});

type Line = readonly [role: 'agent' | 'user', message: string, timestampSecs: number];

const said: readonly Line[] = [
  ['agent', 'What slows it down?', 0],
  ['user', 'Permits take nine months & more <every> time.', 4],
  ['agent', 'And the prices?', 3720.25],
  ['user', 'They doubled — 40 %.', 3724],
];

async function anInterview(body: Record<string, unknown> = {}) {
  const answer = await app.as(accountId)('POST', '/api/interviews', aBody(body));
  return { accountId, interviewId: String(answer.body.id) };
}

/** Creates an interview that is completed and whose transcript is delivered. */
async function completed(lines: readonly Line[] = said, body: Record<string, unknown> = {}) {
  const ref = await anInterview(body);
  const sessionId = newId();
  const startedAtMs = Date.parse('2026-03-01T10:00:00.000Z');
  const opening = { interviewId: ref.interviewId, sessionId, platform: 'WEB', startedAtMs };
  await app.client.startSession(opening);
  const agreedAtMs = startedAtMs - 2000;
  const consent = {
    sessionId,
    channel: 'WEB',
    language: 'en',
    text: 'I agree.',
    agreedAtMs,
    givenBy: 'click',
  };
  await app.client.recordConsent({ ...ref, consent });
  const spoken = {
    sequence: 0,
    role: 'agent',
    text: 'Hello',
    offsetMs: 0,
    durationMs: 1000,
    act: 'question',
  };
  await app.client.appendTurns({ ...ref, sessionId, turns: [spoken] });
  const ending = { reason: 'completed_by_expert', endedAtMs: startedAtMs + 4_000_000, durationSeconds: 4000 };
  await app.client.endSession({ ...ref, sessionId, ...ending });
  const entries = lines.map(([role, message, timestampSecs], sequence) => ({
    role,
    message,
    timestampSecs,
    sequence,
  }));
  await app.client.completeProcessing({ ...ref, sessionId, entries, transcriptKey: '', audioKey: '' });
  return { ...ref, sessionId };
}

async function analysed(body: Record<string, unknown> = {}) {
  const { sessionId, ...ref } = await completed(said, body);
  const claim = 'Permits take nine months & more <every> time.';
  await app.client.recordAnalysis({
    ...ref,
    completion: 1,
    analysed: true,
    summary: 'Permits take long.',
    quotes: [{ quote: 'They doubled — 40 %.', context: 'What does it cost?', timestampSecs: 3724 }],
    qualityScore: 70,
    qualityReasons: ['Coverage 30 of 30.'],
    agentScore: 90,
    agentReasons: ['Order 25 of 25.'],
    analysedBy: 'embedded',
    findings: [
      {
        question: 'What slows it down?',
        verdict: 'answered',
        answer: 'Permits.',
        answerTurnIds: [`${sessionId}:1`],
        claims: [{ text: claim, turnIds: [`${sessionId}:1`] }],
      },
      { question: 'What does it cost?', verdict: 'not_asked', answerTurnIds: [], claims: [] },
    ],
  });
  return ref;
}

async function exported({ interviewId }: { interviewId: string }, query: string, by = accountId) {
  const principal = { accountId: by, userId: newId(), via: 'bearer' as const };
  const token = makePrincipalTokens(testSecret).sign(principal, 'interview');
  const path = `/api/interviews/${interviewId}/export?${query}`;
  const response = await app.fetch(path, { headers: { [principalHeader]: token } });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = Buffer.from(bytes).toString('utf8');
  const headerOf = (name: string) => response.headers.get(name);
  return { status: response.status, headerOf, bytes, text };
}

const title = 'Heat pumps: 热泵 / مضخات';

/** What a PDF, a DOCX and a text have. */
const contents = [
  'Test interview',
  'Expert: Dana Whitfield, Engineer',
  'Interviewer: Alex (AI)',
  'Conducted: 2026-03-01 10:00 UTC',
  'Consent: given by click on 2026-03-01 09:59 UTC (web)',
  'Permits take long.',
  'Answered: Permits.',
  'Permits take nine months & more <every> time. (0:04)',
  'Not asked',
  '“They doubled — 40 %.” (1:02:04)',
  'Quality of the interview: 70 of 100',
  'Coverage 30 of 30.',
  'Conduct of the interviewer: 90 of 100',
  'Order 25 of 25.',
  'Language: English',
];

test('a PDF has the analysis and the transcript, and is named after the title', async () => {
  const { status, headerOf, bytes } = await exported(await analysed({ title, isTest: true }), 'format=pdf');
  expect([status, headerOf('content-type')]).toEqual([200, 'application/pdf']);
  const name = 'Heat%20pumps%20%E7%83%AD%E6%B3%B5%20%D9%85%D8%B6%D8%AE%D8%A7%D8%AA.pdf';
  expect(headerOf('content-disposition')).toMatch(new RegExp(`^attachment; .*filename\\*=UTF-8''${name}$`));
  const { text } = openPdf(bytes);
  for (const part of contents) expect(text).toContain(part);
  expect(text).toContain('Heat pumps: 热泵');
  expect(text).toContain('Alex · 1:02:00 And the prices? Dana Whitfield · 1:02:04 They doubled — 40 %.');
});

test('a DOCX has the same', async () => {
  const { status, headerOf, bytes } = await exported(await analysed({ title, isTest: true }), 'format=docx');
  expect([status, headerOf('content-type')]).toEqual([200, expect.stringContaining('wordprocessingml')]);
  const paragraphs = openDocx(bytes);
  expect(paragraphs[0]).toBe(title);
  expect(paragraphs).toEqual(expect.arrayContaining(contents));
  expect(paragraphs.slice(-2)).toEqual(['Dana Whitfield · 1:02:04', 'They doubled — 40 %.']);
});

test('a text has the same', async () => {
  const { headerOf, text } = await exported(await analysed({ title, isTest: true }), 'format=txt');
  expect(headerOf('content-type')).toBe('text/plain; charset=utf-8');
  for (const part of contents) expect(text.toLowerCase()).toContain(part.toLowerCase());
  expect(text).toContain('\n[1:02:04] Dana Whitfield: They doubled — 40 %.\n');
});

test('JSON has the same as data', async () => {
  const { headerOf, text } = await exported(await analysed(), 'format=json');
  expect(headerOf('content-type')).toBe('application/json; charset=utf-8');
  const body: unknown = JSON.parse(text);
  expect(exportedInterviewSchema.strict().parse(body)).toEqual(body);
  expect(body).toMatchObject({
    isTest: false,
    startedAt: '2026-03-01T10:00:00.000Z',
    consents: [{ givenBy: 'click', channel: 'WEB' }],
    findings: [
      { verdict: 'answered', claims: [{ timestamp_secs: 4 }] },
      { verdict: 'not_asked', answer: null },
    ],
    qualityScore: 70,
    agentReasons: ['Order 25 of 25.'],
    transcript: said.map(([role, message, timestamp_secs]) => ({
      role,
      speaker: role === 'agent' ? 'Alex' : 'Dana Whitfield',
      message,
      timestamp_secs,
      end_secs: null,
    })),
    withheld: [],
  });
});

test('captions have one cue per turn, with the names of the speakers', async () => {
  const ref = await completed();
  const srt = await exported(ref, 'format=srt');
  expect(srt.headerOf('content-type')).toBe('application/x-subrip; charset=utf-8');
  expect(srt.text.split('\n\n').slice(0, 2)).toEqual([
    '1\n00:00:00,000 --> 00:00:01,267\nAlex: What slows it down?',
    '2\n00:00:04,000 --> 00:00:07,000\nDana Whitfield: Permits take nine months &\nmore &lt;every&gt; time.',
  ]);
  const vtt = await exported(ref, 'format=vtt');
  expect(vtt.headerOf('content-type')).toBe('text/vtt; charset=utf-8');
  expect(vtt.text.split('\n\n').slice(0, 2)).toEqual([
    'WEBVTT',
    '00:00:00.000 --> 00:00:01.267\n<v Alex>What slows it down?',
  ]);
  expect(vtt.text.trim().split('\n\n')).toHaveLength(1 + said.length);
});

test('a PDF in a script without a font is refused with the alternative, which works', async () => {
  const ref = await completed([['user', 'สวัสดี', 4]]);
  const { status, text } = await exported(ref, 'format=pdf');
  expect([status, JSON.parse(text)]).toEqual([
    422,
    {
      error: expect.stringMatching(/U\+0E2A.*; export the interview as docx$/),
      code: 'UNSUPPORTED_CHARACTERS',
    },
  ]);
  expect(openDocx((await exported(ref, 'format=docx')).bytes)).toContain('สวัสดี');
});

test('before the end and after a withdrawal, an export has no transcript and no analysis', async () => {
  const fresh = await anInterview();
  expect((await exported(fresh, 'format=txt')).text).toContain('Conducted: not yet');
  expect((await exported(fresh, 'format=srt')).text).toBe('');
  const withdrawn = await analysed();
  await app.client.withdrawConsent(withdrawn);
  for (const format of ['txt', 'json', 'srt', 'vtt']) {
    const { status, text } = await exported(withdrawn, `format=${format}`);
    expect(status).toBe(200);
    expect(text).not.toMatch(/doubled|Permits|Coverage/);
  }
  const { text } = openPdf((await exported(withdrawn, 'format=pdf')).bytes);
  expect(text).toMatch(/Consent: withdrawn on .* There is no transcript\./);
  const paragraphs = openDocx((await exported(withdrawn, 'format=docx')).bytes).join('\n');
  expect(paragraphs).not.toMatch(/doubled|Permits|Coverage/);
});

test('exports are refused for other accounts, unknown interviews and unknown formats', async () => {
  const ref = await completed();
  expect((await exported(ref, 'format=pdf', newId())).status).toBe(403);
  expect((await exported({ interviewId: newId() }, 'format=pdf')).status).toBe(404);
  expect((await exported({ interviewId: 'x' }, 'format=pdf')).status).toBe(404);
  for (const query of ['', 'format=', 'format=exe', 'format=pdf&format=txt', 'format=txt&variant=x']) {
    expect((await exported(ref, query)).status).toBe(400);
  }
});

const hours = (count: number): Line[] =>
  Array.from({ length: count * 60 }, (_, n) => ['user', `${n} ${'lorem ipsum dolor '.repeat(50)}`, n * 60]);

test('three hours of talk become a PDF, and other requests are answered meanwhile', async () => {
  const ref = await completed(hours(3));
  const order: string[] = [];
  const pdf = exported(ref, 'format=pdf').finally(() => order.push('pdf'));
  for (const _ of [1, 2, 3]) {
    expect((await app.as(accountId)('GET', '/api/interviews?page=1')).status).toBe(200);
    order.push('list');
  }
  const { status, bytes } = await pdf;
  expect([status, order]).toEqual([200, ['list', 'list', 'list', 'pdf']]);
  expect(openPdf(bytes).pages).toBeGreaterThan(30);
});

test('what is too long for a PDF or DOCX is refused with a code; other formats have it all', async () => {
  const ref = await completed(hours(4));
  for (const format of ['pdf', 'docx']) {
    const { status, text } = await exported(ref, `format=${format}`);
    expect([status, JSON.parse(text).code]).toEqual([413, 'EXPORT_TOO_LARGE']);
  }
  const { text } = await exported(ref, 'format=json');
  expect(JSON.parse(text).transcript).toHaveLength(240);
});
