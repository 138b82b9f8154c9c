import { ApiError } from '@colloquy/client';
import { problemsIn } from './api-problems';
import {
  emptyForm,
  emptyHeader,
  emptyNotification,
  emptyQuestion,
  type InterviewForm,
} from './interview-form';
import { problemsOf } from './validate';

const aForm = (fields: Partial<InterviewForm> = {}): InterviewForm => ({
  ...emptyForm(),
  title: 'Heat pumps',
  callSubject: 'Retrofit',
  expertName: 'Dana Whitfield',
  expertTitle: 'Head of Engineering',
  employment: [{ key: 'e', title: 'Engineer', company: 'Norlund', period: '' }],
  questions: [emptyQuestion('What slows a retrofit down?')],
  ...fields,
});
const none: Parameters<typeof problemsOf>[1] = { variables: [], keepsHidden: false };
const problems = (fields: Partial<InterviewForm>, around = none) => problemsOf(aForm(fields), around);

test('a complete form has no problems, an empty one names every required field by its path in the API', () => {
  expect(problems({})).toEqual({});
  expect(Object.keys(problemsOf(emptyForm(), none)).sort()).toEqual([
    'callSubject',
    'expertData.employmentHistory.0.company',
    'expertData.employmentHistory.0.title',
    'expertData.name',
    'expertData.title',
    'questions.0.text',
    'title',
  ]);
});

test('limits are those of the API', () => {
  expect(problems({ title: 'x'.repeat(501) })).toEqual({ title: { kind: 'tooLong', most: 500 } });
  expect(problems({ questions: [] })).toEqual({ questions: { kind: 'required' } });
  const questions = [{ ...emptyQuestion('Why?'), probes: '4', minutes: '1.5', facts: 'a\n'.repeat(11) }];
  expect(problems({ questions })).toEqual({
    'questions.0.guide.probes': { kind: 'noWhole', least: 0, most: 3 },
    'questions.0.guide.minutes': { kind: 'noWhole', least: 1, most: 60 },
    'questions.0.guide.mustHave': { kind: 'tooMany', most: 10 },
  });
  expect(problems({ dialInPhone: 'call me' })).toEqual({ dialInPhone: { kind: 'noPhone' } });
  expect(problems({ dialInPhone: '+49 (30) 123-456' })).toEqual({});
  expect(problems({ expertTimeZone: 'Berlin' })).toEqual({ expertTimeZone: { kind: 'noZone' } });
  expect(problems({ scheduledAt: 'tomorrow' })).toEqual({ scheduledAt: { kind: 'noTime' } });
});

test('addresses that browsers open are https, or http on the own machine', () => {
  const kindOf = (redirectUrl: string) => problems({ redirectUrl })['redirectUrl']?.kind;
  expect(kindOf('https://research.example/thanks?a=1')).toBeUndefined();
  expect(kindOf('http://localhost:3000/')).toBeUndefined();
  expect(kindOf('http://research.example')).toBe('noSecureAddress');
  expect(kindOf('https://me:pw@research.example')).toBe('credentials');
  expect(kindOf('research.example')).toBe('noAddress');
  expect(kindOf('javascript:alert(1)')).toBe('noAddress');
});

test('required variables of the agent are asked for', () => {
  const variables = [
    { name: 'client', isRequired: true },
    { name: 'tone', isRequired: false },
  ];
  expect(problems({ variables: { client: ' ' } }, { variables, keepsHidden: false })).toEqual({
    'customVariables.client': { kind: 'required' },
  });
  expect(problems({ variables: { client: 'Acme' } }, { variables, keepsHidden: false })).toEqual({});
});

test('hidden values of a notification are kept by an update and asked for in a new interview', () => {
  const notifications = [
    {
      ...emptyNotification(),
      endpoint: 'https://hooks.example/x',
      signingSecret: '***',
      headers: [
        { ...emptyHeader(), name: 'authorization', value: '***' },
        { ...emptyHeader(), name: 'Authorization', value: 'é€' },
        { ...emptyHeader(), name: 'host', value: 'x' },
        { ...emptyHeader(), name: 'webhook-id', value: 'x' },
      ],
    },
  ];
  const wrong = {
    'notifications.0.headers.1.name': { kind: 'headerTwice' },
    'notifications.0.headers.1.value': { kind: 'headerValue' },
    'notifications.0.headers.2.name': { kind: 'headerReserved' },
    'notifications.0.headers.3.name': { kind: 'headerReserved' },
  };
  expect(problems({ notifications }, { variables: [], keepsHidden: true })).toEqual(wrong);
  expect(problems({ notifications })).toEqual({
    ...wrong,
    'notifications.0.attributes.signingSecret': { kind: 'hidden' },
    'notifications.0.headers.0.value': { kind: 'hidden' },
  });
});

test.each([
  ['whsec_' + 'A'.repeat(32), undefined],
  ['A'.repeat(32), undefined],
  ['A'.repeat(31), 'secret'],
  ['A'.repeat(86), undefined],
  ['A'.repeat(90), 'secret'],
  ['not base64!' + 'A'.repeat(32), 'secret'],
])('the signing secret %s has the problem %s', (signingSecret, kind) => {
  const notifications = [{ ...emptyNotification(), endpoint: 'https://hooks.example', signingSecret }];
  expect(problems({ notifications })['notifications.0.attributes.signingSecret']?.kind).toBe(kind);
});

const schema = (properties: unknown) => JSON.stringify({ type: 'object', properties });
const nested = (levels: number): object =>
  levels === 0 ? { type: 'number' } : { type: 'object', properties: { a: nested(levels - 1) } };

test.each([
  [
    schema({
      price: { type: 'number', description: 'EUR' },
      tags: { type: 'array', items: { type: 'string', enum: ['a'] } },
    }),
    undefined,
  ],
  [JSON.stringify(nested(5)), undefined],
  [JSON.stringify(nested(6)), { kind: 'schemaAt', path: '/a/a/a/a/a', what: 'deep' }],
  ['{', { kind: 'noJson' }],
  ['[]', { kind: 'noSchema' }],
  [schema({}), { kind: 'schemaAt', path: '/', what: 'properties' }],
  [schema({ '1st': { type: 'string' } }), { kind: 'schemaAt', path: '/1st', what: 'name' }],
  [schema({ a: { type: 'date' } }), { kind: 'schemaAt', path: '/a', what: 'type' }],
  [schema({ a: 1 }), { kind: 'schemaAt', path: '/a', what: 'object' }],
  [schema({ a: { type: 'array' } }), { kind: 'schemaAt', path: '/a', what: 'items' }],
  [schema({ a: { type: 'string', enum: [] } }), { kind: 'schemaAt', path: '/a/enum', what: 'enum' }],
  [
    schema({ a: { type: 'string', format: 'date' } }),
    { kind: 'schemaAt', path: '/a/format', what: 'unknown' },
  ],
  [
    schema(Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`p${index}`, { type: 'string' }]))),
    { kind: 'schemaTooLarge' },
  ],
])('the schema %s has the problem %j', (extractionSchema, problem) => {
  expect(problems({ extractionSchema })['extractionSchema']).toEqual(problem);
});

test('a refusal of the API is shown at the fields that it names', () => {
  const refused = (message: string, code?: string, body?: unknown) =>
    problemsIn(new ApiError(400, code, message, body));
  expect(refused('title: must not be empty; questions.1.guide.probes: must be from 0 to 3')).toEqual({
    title: { kind: 'api', message: 'must not be empty' },
    'questions.1.guide.probes': { kind: 'api', message: 'must be from 0 to 3' },
  });
  expect(refused('x', 'MISSING_REQUIRED_VARIABLES', { missing: ['client'] })).toEqual({
    'customVariables.client': { kind: 'required' },
  });
  expect(refused('Something: else')).toEqual({});
  expect(problemsIn(new Error('title: no'))).toEqual({});
});
