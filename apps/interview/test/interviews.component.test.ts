import { interviewSchema } from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import { eventually } from '@colloquy/testing';
import { aBody, type Client, type Json, harness, startApp, type TestApp } from './start-app';

let app: TestApp;
let account: string;
let call: Client;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => harness.stop());
beforeEach(() => {
  account = newId();
  call = app.as(account);
  app.agents.required = [];
  app.agents.archived = false;
});

const create = async (change: Record<string, unknown> = {}) =>
  (await call('POST', '/api/interviews', aBody(change))).body;

test('a created interview is returned in full, reads back unchanged and matches its schema', async () => {
  const created = await call('POST', '/api/interviews', aBody({ redirectUrl: 'https://a.example/x?y=1' }));
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({
    title: 'Heat pumps',
    status: 'NOT_SCHEDULED',
    statusReason: null,
    resumeHoldUntil: null,
    scheduledAt: null,
    completedAt: null,
    redirectUrl: 'https://a.example/x?y=1',
    totalConversationSeconds: 0,
    sessionCount: 0,
    summary: null,
    quotes: null,
    qualityScore: null,
    agentSegments: null,
    sessions: [],
    resolvedAgent: {
      id: app.agents.known.agentId,
      name: 'Standard interviewer',
      agentType: 'FULL_INTERVIEW',
    },
    agentVersion: { versionNumber: 1, language: 'en', agentPersonaName: 'Alex', isArchived: false },
  });
  expect(interviewSchema.safeParse(created.body).error).toBeUndefined();
  const read = await call('GET', `/api/interviews/${created.body.id}`);
  expect([read.status, read.body]).toEqual([200, created.body]);
});

test('a repeated request with the same idempotency key creates no second interview, also at the same time', async () => {
  const headers = { 'idempotency-key': newId() };
  const send = (title: string, as = call) => as('POST', '/api/interviews', aBody({ title }), headers);
  const answers = await Promise.all([send('First'), send('First'), send('First')]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const [id, ...others] = new Set(answers.map(({ body }) => body.id));
  expect(others).toEqual([]);
  const again = await send('Another title');
  expect([again.status, again.body.id, again.body.title]).toEqual([201, id, 'First']);
  expect((await call('GET', '/api/interviews?page=1')).body.pagination.total).toBe(1);
  const stranger = await send('First', app.as(newId()));
  expect(stranger.body.id).not.toBe(id);
});

test('an idempotency key is a UUID, because the id of the interview, which opens the join page, derives from it', async () => {
  const answer = await call('POST', '/api/interviews', aBody(), { 'idempotency-key': '1' });
  expect([answer.status, answer.body.error]).toEqual([400, expect.stringMatching(/idempotency-key/)]);
});

test('the agent version is shown as archived when a newer one exists', async () => {
  const { id } = await create();
  app.agents.archived = true;
  expect((await call('GET', `/api/interviews/${id}`)).body.agentVersion.isArchived).toBe(true);
});

test('a repeated request returns the interview as it is now', async () => {
  const headers = { 'idempotency-key': newId() };
  const send = () => call('POST', '/api/interviews', aBody(), headers);
  const { id } = (await send()).body;
  app.agents.archived = true;
  await call('PUT', `/api/interviews/${id}`, { title: 'Another title' });
  expect((await send()).body).toEqual((await call('GET', `/api/interviews/${id}`)).body);
  await call('DELETE', `/api/interviews/${id}`);
  await eventually(async () => expect((await send()).status).toBe(201));
  expect((await call('GET', `/api/interviews/${id}`)).body.title).toBe('Heat pumps');
});

test.each([
  ['no body', undefined, /body: must be a JSON object/],
  ['an array', [], /body/],
  ['a text', '"x"', /body/],
  ['no title', aBody({ title: undefined }), /title: is required/],
  ['a blank title', aBody({ title: '  ' }), /title: must not be empty/],
  ['a title of the wrong type', aBody({ title: { $ne: null } }), /title: must be a string/],
  ['a title that is too long', aBody({ title: 'x'.repeat(501) }), /title: must have at most 500/],
  ['an unknown type', aBody({ interviewType: 'OTHER' }), /interviewType: must be one of FULL_INTERVIEW/],
  ['no subject', aBody({ callSubject: undefined }), /callSubject: is required/],
  ['no expert', aBody({ expertData: undefined }), /expertData: is required/],
  [
    'no expert name',
    aBody({ expertData: { title: 'x', employmentHistory: [{ title: 'a', company: 'b' }] } }),
    /expertData.name: is required/,
  ],
  [
    'no employment',
    aBody({ expertData: { name: 'x', title: 'x' } }),
    /expertData.employmentHistory: is required/,
  ],
  [
    'empty employment',
    aBody({ expertData: { name: 'x', title: 'x', employmentHistory: [] } }),
    /employmentHistory: must have at least one/,
  ],
  [
    'employment without company',
    aBody({ expertData: { name: 'x', title: 'x', employmentHistory: [{ title: 'a' }] } }),
    /employmentHistory.0.company: is required/,
  ],
  ['no questions', aBody({ questions: [] }), /questions: must have at least one/],
  ['a question of the wrong type', aBody({ questions: [1] }), /questions.0: must be a string or an object/],
  ['a question without text', aBody({ questions: ['Why?', {}] }), /questions.1.text: is required/],
  ['a blank question', aBody({ questions: ['Why?', ' '] }), /questions.1: must not be empty/],
  ['a null question', aBody({ questions: [null] }), /questions.0: must be a string or an object/],
  ...Object.entries<unknown>({
    'guide: must be an object': 'aim',
    'guide.aim: must have at most 1000': { aim: 'x'.repeat(1001) },
    'guide.aim: must be a string': { aim: 7 },
    'guide.mustHave: must be an array': { mustHave: 'cost' },
    'guide.mustHave: must have at most 10': { mustHave: Array(11).fill('cost') },
    'guide.mustHave.1: must not be empty': { mustHave: ['cost', ''] },
    'guide.probes: must be from 0 to 3': { probes: 4 },
    'guide.probes: must be a whole number': { probes: '2' },
    'guide.minutes: must be from 1 to 60': { minutes: 0 },
    'guide.minutes: must be a whole number': { minutes: 1e99, aim: [] },
  }).map(([message, guide]): [string, object, RegExp] => [
    message,
    aBody({ questions: ['Why?', { text: 'How?', guide }] }),
    new RegExp(`questions.1.${message}`),
  ]),
  ['an invalid status', aBody({ status: 'COMPLETED' }), /status: must be one of NOT_SCHEDULED, SCHEDULED/],
  ['a malformed date', aBody({ scheduledAt: 'tomorrow' }), /scheduledAt: must be an ISO 8601/],
  ['a redirect over http', aBody({ redirectUrl: 'http://a.example' }), /redirectUrl: must use https/],
  ['a redirect of the wrong type', aBody({ redirectUrl: 5 }), /redirectUrl: must be a string/],
  ['a malformed agent id', aBody({ agentGroupId: 'x' }), /agentGroupId/],
  [
    'an unknown agent',
    aBody({ agentGroupId: '0b7c5f0e-63a4-4d0e-8a55-0f6f5ad2c9f1' }),
    /agentGroupId: no such agent/,
  ],
  [
    'variables that are not strings',
    aBody({ customVariables: { a: 1 } }),
    /customVariables.a: must be a string/,
  ],
  ['a variable name that is none', aBody({ customVariables: { $where: '1' } }), /customVariables/],
  ['a prototype in the variables', '{"customVariables":{"__proto__":"x"}}', /./],
  [
    'an endpoint that is not an HTTP URL',
    aBody({ notifications: [{ endpoint: 'ftp://a' }] }),
    /notifications.0.endpoint: must be an absolute/,
  ],
  [
    'an endpoint with credentials',
    aBody({ notifications: [{ endpoint: 'https://u:p@a.example' }] }),
    /credentials/,
  ],
  [
    'an unknown method',
    aBody({ notifications: [{ endpoint: 'https://a.example', attributes: { method: 'GET' } }] }),
    /method: must be one of POST/,
  ],
  [
    'a reserved header',
    aBody({ notifications: [{ endpoint: 'https://a.example', attributes: { headers: { Host: 'x' } } }] }),
    /cannot be set/,
  ],
  [
    'a header value that is not valid in HTTP',
    aBody({ notifications: [{ endpoint: 'https://a.example', attributes: { headers: { a: '日本' } } }] }),
    /Latin-1/,
  ],
  [
    'a line break in a header',
    aBody({
      notifications: [{ endpoint: 'https://a.example', attributes: { headers: { a: 'x\r\ny: z' } } }],
    }),
    /control characters/,
  ],
  [
    'a signing secret that is too short',
    aBody({
      notifications: [{ endpoint: 'https://a.example', attributes: { signingSecret: 'whsec_c2hvcnQ=' } }],
    }),
    /notifications.0.attributes.signingSecret: must be 24 to 64 bytes in base64/,
  ],
])('%s is refused with the field and the rule', async (_name, body, message) => {
  const response = await call('POST', '/api/interviews', body);
  expect(response.status).toBe(400);
  expect(response.body.error).toMatch(message);
});

test('missing required variables are named', async () => {
  app.agents.required = ['company', 'region'];
  const response = await call('POST', '/api/interviews', aBody({ customVariables: { region: 'EU' } }));
  expect(response).toMatchObject({
    status: 400,
    body: { code: 'MISSING_REQUIRED_VARIABLES', missing: ['company'] },
  });
  const supplied = await call(
    'POST',
    '/api/interviews',
    aBody({ customVariables: { region: 'EU', company: 'X' } }),
  );
  expect(supplied.status).toBe(201);
});

test('unknown fields are ignored and never stored', async () => {
  const { id } = await create({
    accountId: 'other',
    status2: 'x',
    expertData: { ...aBody().expertData, admin: true },
  });
  const stored = await app.interviews.findById(id).lean();
  expect(stored).toMatchObject({ accountId: account });
  expect(JSON.stringify(stored)).not.toMatch(/status2|admin/);
});

test('questions are read as strings, their guides beside them', async () => {
  const guide = { aim: 'The cause', mustHave: ['weeks', 'cost'], probes: 0, minutes: 60 };
  const created = await create({ questions: [{ text: 'Why?', guide: { ...guide, more: 1 } }, 'How?'] });
  const shown = { questions: ['Why?', 'How?'], questionGuides: [guide, null] };
  expect(created).toMatchObject(shown);
  const path = `/api/interviews/${created.id}`;
  expect((await call('GET', path)).body).toMatchObject(shown);
  expect((await call('GET', '/api/interviews')).body[0]).toMatchObject(shown);
  // a client that knows no guides sends what it has read
  const moved = await call('PUT', path, { questions: ['New?', 'Why?'] });
  expect(moved.body).toMatchObject({ questions: ['New?', 'Why?'], questionGuides: [null, guide] });
  const changed = await call('PUT', path, {
    questions: [
      { text: 'New?', guide: { minutes: 3 } },
      { text: 'Why?', guide: null },
    ],
  });
  expect(changed.body.questionGuides).toEqual([{ minutes: 3 }, null]);
  const blank = { aim: ' ', mustHave: [] };
  expect((await create({ questions: [{ text: 'Why?', guide: blank }] })).questionGuides).toEqual([null]);
});

test('an objective can be given, changed and removed', async () => {
  expect(await create()).toMatchObject({ objective: null });
  const objective = 'Learn what could be shortened';
  const { id } = await create({ objective });
  const path = `/api/interviews/${id}`;
  expect((await call('GET', path)).body).toMatchObject({ objective });
  expect((await call('GET', '/api/interviews')).body[0]).toMatchObject({ objective });
  expect((await call('PUT', path, { title: 'New' })).body).toMatchObject({ objective });
  expect((await call('PUT', path, { objective: 'Prices' })).body).toMatchObject({ objective: 'Prices' });
  expect((await call('PUT', path, { objective: null })).body).toMatchObject({ objective: null });
  expect(await call('PUT', path, { objective: 'x'.repeat(2001) })).toMatchObject({
    status: 400,
    body: { error: expect.stringMatching(/^objective: /) },
  });
});

test('a schema of what the client wants to know can be given, changed and removed', async () => {
  expect(await create()).toMatchObject({ extractionSchema: null, extraction: null });
  const extractionSchema = {
    type: 'object',
    properties: {
      volume: { type: 'number', description: 'Tonnes a year' },
      // names of properties that every object inherits
      constructor: { type: 'array', items: { type: 'string', enum: ['low', 'high'] } },
      valueOf: { type: 'object', properties: { toJSON: { type: 'boolean' } }, required: ['toJSON'] },
    },
  };
  const created = await create({ extractionSchema });
  expect(created.extractionSchema).toEqual(extractionSchema);
  const path = `/api/interviews/${created.id}`;
  expect((await call('GET', path)).body.extractionSchema).toEqual(extractionSchema);
  expect((await call('GET', '/api/interviews')).body[0]).not.toHaveProperty('extractionSchema');
  expect((await call('PUT', path, { title: 'New' })).body.extractionSchema).toEqual(extractionSchema);
  const other = { type: 'object', properties: { trend: { type: 'string' } } };
  expect((await call('PUT', path, { extractionSchema: other })).body.extractionSchema).toEqual(other);
  expect((await call('PUT', path, { extractionSchema: null })).body.extractionSchema).toBeNull();
});

test('an interview without a schema gets that of its agent, unless it asks for none', async () => {
  const ofAgent = { type: 'object', properties: { volume: { type: 'number' } } };
  const own = { type: 'object', properties: { trend: { type: 'string' } } };
  app.agents.schema = JSON.stringify(ofAgent);
  expect((await create()).extractionSchema).toEqual(ofAgent);
  expect((await create({ extractionSchema: own })).extractionSchema).toEqual(own);
  expect((await create({ extractionSchema: null })).extractionSchema).toBeNull();
  app.agents.schema = null;
  expect((await create()).extractionSchema).toBeNull();
});

test.each([
  ['a reference', { type: 'object', properties: { a: { $ref: '#' } } }, /^extractionSchema\.properties\.a/],
  ['a pattern', { type: 'object', properties: { a: { type: 'string', pattern: '(a+)+$' } } }, /pattern/],
  ['a text', 'object', /^extractionSchema: /],
])('a schema with %s is refused', async (_, extractionSchema, error) => {
  expect(await call('POST', '/api/interviews', aBody({ extractionSchema }))).toMatchObject({
    status: 400,
    body: { error: expect.stringMatching(error) },
  });
});

test('a schema with endless levels is refused', async () => {
  const levels = 20_000;
  const schema = `${'{"type":"object","properties":{"a":'.repeat(levels)}1${'}}'.repeat(levels)}`;
  const body = JSON.stringify(aBody({ extractionSchema: 0 }));
  const sent = body.replace('"extractionSchema":0', `"extractionSchema":${schema}`);
  expect(await call('POST', '/api/interviews', sent)).toMatchObject({
    status: 400,
    body: { error: expect.stringMatching(/at most 16384 bytes/) },
  });
});

test('an interview of an earlier release has no guides, objective, schema and requests for an analysis', async () => {
  const { id } = await create();
  const newer = { questionGuides: 1, objective: 1, extractionSchema: 1, analysisRequests: 1 };
  await app.interviews.updateOne({ _id: id }, { $unset: newer });
  expect((await call('GET', `/api/interviews/${id}`)).body).toMatchObject({
    objective: null,
    extractionSchema: null,
    extraction: null,
    analysisRequests: [],
  });
  expect((await call('GET', `/api/interviews/${id}`)).body.questionGuides).toEqual([null, null]);
  const changed = await call('PUT', `/api/interviews/${id}`, { title: 'New' });
  expect(changed.body.questionGuides).toEqual([null, null]);
});

test('an update changes the sent fields only', async () => {
  const created = await create({ redirectUrl: 'https://a.example', compliance: 'Say so.' });
  const updated = await call('PUT', `/api/interviews/${created.id}`, {
    title: 'New',
    scheduledAt: '2027-01-01T00:00:00Z',
  });
  expect(updated.status).toBe(200);
  expect(updated.body).toEqual({
    ...created,
    title: 'New',
    status: 'SCHEDULED',
    scheduledAt: '2027-01-01T00:00:00.000Z',
    updatedAt: updated.body.updatedAt,
  });
  const cleared = await call('PUT', `/api/interviews/${created.id}`, { redirectUrl: '' });
  expect(cleared.body.redirectUrl).toBeNull();
  expect((await call('PUT', `/api/interviews/${created.id}`, { questions: [] })).status).toBe(400);
});

test.each([
  ['no body', undefined, 'body: must be a JSON object'],
  ['an empty body', '', 'body: must be a JSON object'],
  ['null', 'null', 'body: must be a JSON object'],
  ['a number', '5', 'body: must be a JSON object'],
  ['an array', [], 'body: must be a JSON object'],
  ['an empty object', {}, 'body: must have at least one field to change'],
  ['only unknown fields', { nothing: 1 }, 'body: must have at least one field to change'],
])('an update with %s is refused', async (_name, body, error) => {
  const { id } = await create();
  const response = await call('PUT', `/api/interviews/${id}`, body);
  expect([response.status, response.body]).toEqual([400, { error }]);
});

test('header values of subscriptions are encrypted at rest, hidden on reads and kept when sent back hidden', async () => {
  const notifications = [
    {
      endpoint: 'https://a.example/hook',
      attributes: { method: 'put', headers: { 'X-Key': 'canary-secret' } },
    },
  ];
  const created = await create({ notifications });
  const hidden = [
    { endpoint: 'https://a.example/hook', attributes: { method: 'PUT', headers: { 'X-Key': '***' } } },
  ];
  expect(created.notifications).toEqual(hidden);
  await call('PUT', `/api/interviews/${created.id}`, { notifications: hidden });
  const stored = await app.interviews.findById(created.id).lean();
  expect(JSON.stringify(stored)).not.toContain('canary-secret');
  expect((await call('GET', `/api/interviews/${created.id}`)).body.notifications).toEqual(hidden);
});

test('a signing secret is encrypted at rest, hidden on reads, kept when sent back hidden and removed when omitted', async () => {
  const secret = `whsec_${Buffer.from('canary-signing-secret-24').toString('base64')}`;
  const subscribed = (signingSecret?: string | null) => ({
    notifications: [{ endpoint: 'https://a.example/hook', attributes: { signingSecret } }],
  });
  const attributesOf = (interview: Json) => interview.notifications[0].attributes;
  const { id, ...created } = await create(subscribed(secret));
  expect(attributesOf(created)).toEqual({ method: 'POST', headers: {}, signingSecret: '***' });
  const kept = await call('PUT', `/api/interviews/${id}`, subscribed('***'));
  expect(attributesOf(kept.body)).toEqual(attributesOf(created));
  const stored = await app.interviews.findById(id).lean();
  expect(JSON.stringify(stored)).not.toContain(secret);
  expect(stored?.notifications[0]?.signingSecret?.split('.')).toHaveLength(3);

  const removed = await call('PUT', `/api/interviews/${id}`, subscribed(null));
  expect(attributesOf(removed.body)).toEqual({ method: 'POST', headers: {} });
  const lost = await call('PUT', `/api/interviews/${id}`, subscribed('***'));
  expect([lost.status, lost.body.error]).toEqual([
    400,
    expect.stringContaining('notifications.0.attributes.signingSecret: has no stored value'),
  ]);
});

test('the PIN is never returned', async () => {
  const created = await create({ dialInPhone: '+1 555 0100', meetingId: '77', dialInPin: 'canary-pin' });
  expect(created).toMatchObject({ dialInPhone: '+1 555 0100', meetingId: '77' });
  expect(JSON.stringify(created)).not.toContain('canary-pin');
});

test('a deleted interview is not found at once, and its data is removed soon after', async () => {
  const { id } = await create();
  expect((await call('DELETE', `/api/interviews/${id}`)).status).toBe(204);
  expect((await call('GET', `/api/interviews/${id}`)).status).toBe(404);
  expect((await call('DELETE', `/api/interviews/${id}`)).status).toBe(404);
  expect((await call('GET', '/api/interviews')).body).toEqual([]);
  await eventually(async () => expect(await app.interviews.findById(id).lean()).toBeNull());
});

const routes = (id: string) =>
  [
    ['GET', `/api/interviews/${id}`],
    ['PUT', `/api/interviews/${id}`, { title: 'Stolen' }],
    ['DELETE', `/api/interviews/${id}`],
    ['POST', `/api/interviews/${id}/complete-with-session/${newId()}`],
    ['GET', `/api/interviews/${id}/transcription`],
    ['GET', `/api/interviews/${id}/transcript/live`],
    ['GET', `/api/interviews/${id}/audio`],
    ['GET', `/api/interviews/${id}/agent-handoffs`],
    ['GET', `/api/interviews/${id}/evidence`],
    ['GET', `/api/interviews/${id}/deliveries`],
  ] as const;

test("another account's interview is 403 on every route and stays unchanged", async () => {
  const created = await create();
  const stranger = app.as(newId());
  for (const [method, target, body] of routes(created.id)) {
    const response = await stranger(method, target, body);
    expect([target, response.status, Object.keys(response.body)]).toEqual([target, 403, ['error']]);
  }
  expect((await call('GET', `/api/interviews/${created.id}`)).body).toEqual(created);
  expect((await stranger('GET', '/api/interviews')).body).toEqual([]);
});

test.each([newId(), 'not-an-id', '%00', '..%2f..', '{"$ne":null}'])(
  'the id %s is 404 on every route',
  async (id) => {
    for (const [method, target, body] of routes(encodeURIComponent(decodeURIComponent(id)))) {
      expect([target, (await call(method, target, body)).status]).toEqual([target, 404]);
    }
  },
);

test('requests without a principal are refused', async () => {
  expect((await fetch(`${app.url}/api/interviews`)).status).toBe(401);
});
