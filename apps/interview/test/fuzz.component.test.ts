import fc from 'fast-check';
import { newId } from '@colloquy/kernel';
import { aBody, type Client, harness, startApp, type TestApp } from './start-app';

let app: TestApp;
let call: Client;
beforeAll(async () => {
  app = await startApp();
  call = app.as(newId());
});
afterAll(() => harness.stop());

/** Values that are known to break parsers and databases. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '__proto__',
    '$where',
    '../../etc/passwd',
    -0,
    1e308,
    Number.MAX_SAFE_INTEGER + 2,
    [],
    {},
    { $gt: '' },
    { $ne: null },
    { 'a.b': 1 },
    { '': '' },
    [[[]]],
    Array.from({ length: 2000 }, () => 'x'),
    'x'.repeat(20_000),
    '2026-02-30T00:00:00Z',
    '+275760-09-13T00:00:00.001Z',
    '9999-12-31T23:59:59Z',
    '0000-01-01',
  ),
  fc.jsonValue({ maxDepth: 4 }),
  fc.string({ unit: 'binary', maxLength: 50 }),
);

const full = aBody({
  status: 'NOT_SCHEDULED',
  scheduledAt: '2027-01-01T00:00:00Z',
  redirectUrl: 'https://a.example',
  dialInPhone: '+1555010',
  meetingId: '1',
  dialInPin: '2',
  compliance: 'c',
  objective: 'o',
  extractionSchema: {
    type: 'object',
    properties: { a: { type: 'array', items: { type: 'string', enum: ['b'], description: 'c' } } },
    required: ['a'],
  },
  customVariables: { company: 'x' },
  notifications: [
    {
      endpoint: 'https://a.example',
      attributes: { method: 'POST', headers: { a: 'b' }, signingSecret: 'c2VjcmV0'.repeat(4) },
    },
  ],
});

const pathsIn = (value: unknown, path: string[] = []): string[][] =>
  value !== null && typeof value === 'object'
    ? [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))]
    : [path];

function put(body: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(body) ? [...(body as unknown[])] : { ...(body as object) }) as Record<
    string,
    unknown
  >;
  copy[key] = put(copy[key], rest, value);
  return copy;
}

const mutated = fc
  .array(fc.tuple(fc.constantFrom(...pathsIn(full)), nasty), { minLength: 1, maxLength: 3 })
  .map((changes) =>
    changes.reduce<unknown>((body, [path, value]) => {
      try {
        return put(body, path, value);
      } catch {
        return value;
      }
    }, full),
  );

const wellBehaved = (answer: { status: number; body: unknown }) => {
  expect(answer.status).toBeLessThan(500);
  if (answer.status >= 400) expect(answer.body).toMatchObject({ error: expect.any(String) });
};

test('no body of create or update causes a server error, and accepted bodies read back unchanged', async () => {
  const { body: existing } = await call('POST', '/api/interviews', aBody());
  await fc.assert(
    fc.asyncProperty(mutated, async (body) => {
      const created = await call('POST', '/api/interviews', body);
      wellBehaved(created);
      if (created.status === 201) {
        const read = await call('GET', `/api/interviews/${created.body.id}`);
        expect([read.status, read.body]).toEqual([200, created.body]);
      }
      wellBehaved(await call('PUT', `/api/interviews/${existing.id}`, body));
    }),
    { numRuns: 150 },
  );
});

test('no query of the list causes a server error', async () => {
  const names = [
    'page',
    'limit',
    'status',
    'search',
    'completedAfter',
    'sortOrder',
    'variant',
    '__proto__',
    'a[b]',
  ];
  const query = fc.array(fc.tuple(fc.constantFrom(...names), fc.string({ unit: 'binary', maxLength: 30 })), {
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(query, async (pairs) => {
      const text = pairs
        .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(wellFormed(value))}`)
        .join('&');
      wellBehaved(await call('GET', `/api/interviews?limit=1&${text}`));
    }),
    { numRuns: 150 },
  );
});

/** Replaces lone surrogates, which a URL cannot contain. */
const wellFormed = (text: string) => Buffer.from(text, 'utf8').toString('utf8');
