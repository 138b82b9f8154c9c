import type { CreateInterviewInput } from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import { anAgent, anInterview, at, t0 } from '../../test/an-interview';
import { assertDeletable, createInterview, updateInterview } from './client-changes';

const input: CreateInterviewInput = {
  title: 'T',
  interviewType: 'FULL_INTERVIEW',
  callSubject: 'S',
  expertData: { name: 'N', title: 'E', employmentHistory: [{ title: 'E', company: 'C' }] },
  questions: ['Q?'],
};
const create = (change: Partial<CreateInterviewInput> = {}) =>
  createInterview(
    { ...input, ...change },
    { id: newId(), accountId: newId(), agent: anAgent(), extractionSchema: null },
    t0,
  ).interview;
const update = (
  interview: Parameters<typeof updateInterview>[0],
  change: Parameters<typeof updateInterview>[1],
) => updateInterview(interview, change, undefined, at(1));
const scheduledAt = '2026-05-01T08:00:00Z';

test.each([
  [{}, 'NOT_SCHEDULED'],
  [{ scheduledAt }, 'SCHEDULED'],
  [{ scheduledAt: null }, 'NOT_SCHEDULED'],
  [{ scheduledAt, status: 'NOT_SCHEDULED' as const }, 'NOT_SCHEDULED'],
  [{ status: 'SCHEDULED' as const }, 'SCHEDULED'],
])('created with %j it is %s', (change, status) => {
  expect(create(change).status).toBe(status);
});

test.each([
  ['a date schedules', {}, { scheduledAt }, 'SCHEDULED'],
  ['taking the date away unschedules', { scheduledAt }, { scheduledAt: null }, 'NOT_SCHEDULED'],
  ['a given status wins', { scheduledAt }, { status: 'NOT_SCHEDULED' as const }, 'NOT_SCHEDULED'],
  ['another field leaves it', { scheduledAt }, { title: 'X' }, 'SCHEDULED'],
])('on update %s', (_name, created, change, status) => {
  expect(update(create(created), change).status).toBe(status);
});

test('an update replaces the fields that are sent and no others', () => {
  const interview = create({ compliance: 'c', customVariables: { a: '1', b: '2' } });
  const updated = update(interview, { customVariables: { a: '3' }, questions: ['New?'] });
  expect(updated).toMatchObject({
    title: 'T',
    compliance: 'c',
    customVariables: { a: '3' },
    questions: ['New?'],
  });
  expect(updated.updatedAt).toEqual(at(1));
});

test('an empty or null redirectUrl clears the redirect, an absent one keeps it', () => {
  const interview = create({ redirectUrl: 'https://a.example' });
  expect(update(interview, { redirectUrl: '' }).redirectUrl).toBeNull();
  expect(update(interview, { redirectUrl: null }).redirectUrl).toBeNull();
  expect(update(interview, {}).redirectUrl).toBe('https://a.example');
});

test('a hidden header value keeps the stored one, even if the endpoint has moved in the list', () => {
  const header = (value: string) => ({ attributes: { headers: { 'X-Key': value } } });
  const interview = create({
    notifications: [
      { endpoint: 'https://a.example', ...header('secret-a') },
      { endpoint: 'https://b.example', ...header('secret-b') },
    ],
  });
  const { notifications } = update(interview, {
    notifications: [
      { endpoint: 'https://b.example', attributes: { headers: { 'x-key': '***' } } },
      { endpoint: 'https://c.example', ...header('new') },
    ],
  });
  expect(notifications.map(({ headers }) => headers[0]?.value)).toEqual(['secret-b', 'new']);
  expect(() =>
    update(interview, { notifications: [{ endpoint: 'https://c.example', ...header('***') }] }),
  ).toThrow(
    expect.objectContaining({
      kind: 'invalid',
      message: expect.stringContaining('notifications.0.attributes.headers.X-Key') as string,
    }),
  );
});

describe.each(['DIALING', 'WAITING_FOR_EXPERT', 'IN_PROGRESS'] as const)('while %s', (status) => {
  const interview = anInterview({ status });

  const changes = [{ title: 'X' }, { redirectUrl: null }, { notifications: [] }, { extractionSchema: null }];
  test.each(changes)('%j can change', (change) => {
    expect(() => update(interview, change)).not.toThrow();
  });

  test.each([
    { questions: ['X?'] },
    { expertData: input.expertData },
    { scheduledAt },
    { status: 'SCHEDULED' as const },
    { agentGroupId: newId() },
    { customVariables: {} },
    { compliance: null },
  ])('%j cannot', (change) => {
    expect(() => update(interview, change)).toThrow(
      expect.objectContaining({ kind: 'conflict', code: 'INTERVIEW_IN_PROGRESS' }),
    );
  });

  test('it cannot be deleted', () => {
    expect(() => assertDeletable(interview)).toThrow(
      expect.objectContaining({ code: 'INTERVIEW_IN_PROGRESS' }),
    );
  });
});

test('a completed interview can be renamed and deleted but not scheduled', () => {
  const interview = anInterview({ status: 'COMPLETED' });
  expect(update(interview, { title: 'X' }).title).toBe('X');
  expect(() => update(interview, { scheduledAt })).toThrow(
    expect.objectContaining({ code: 'INTERVIEW_COMPLETED' }),
  );
  expect(() => assertDeletable(interview)).not.toThrow();
});
