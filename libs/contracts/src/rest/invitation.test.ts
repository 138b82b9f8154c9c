import { invitationInput } from './invitation';

const problemsOf = (input: unknown) =>
  invitationInput.safeParse(input).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test('every field may be given, omitted, null or empty', () => {
  const full = {
    organisation: 'Norlund',
    purpose: 'Heat pumps',
    privacyUrl: 'https://norlund.example/privacy',
    retention: 'Six months',
    contact: 'a@b.example',
    minutes: 240,
  };
  expect(invitationInput.parse(full)).toEqual(full);
  const empty = { organisation: null, purpose: '', privacyUrl: '', retention: ' ', minutes: null };
  expect(Object.values(invitationInput.parse(empty)).every((value) => value === undefined)).toBe(true);
  expect(invitationInput.parse({ privacyUrl: 'http://localhost:8080/privacy' })).toBeDefined();
});

test.each([
  [{ organisation: 'x'.repeat(201) }, 'organisation: must have at most 200 characters'],
  [{ purpose: 'x'.repeat(1001) }, 'purpose: must have at most 1000 characters'],
  [{ contact: 'one\ntwo' }, 'contact: must not contain control characters'],
  [{ retention: 7 }, 'retention: must be a string'],
  [{ privacyUrl: 'http://norlund.example' }, /^privacyUrl: must use https/],
  [{ privacyUrl: 'https://me:secret@norlund.example' }, 'privacyUrl: must not contain credentials'],
  [{ privacyUrl: 'javascript:alert(1)' }, 'privacyUrl: must be an absolute https URL'],
  [{ minutes: 0 }, 'minutes: must be from 1 to 240'],
  [{ minutes: 241 }, 'minutes: must be from 1 to 240'],
  [{ minutes: 1.5 }, 'minutes: must be a whole number'],
  [{ minutes: '20' }, 'minutes: must be a whole number'],
  ['x', ': must be a JSON object'],
  [[], ': must be a JSON object'],
  [null, ': must be a JSON object'],
])('%j is refused with the field and the rule', (input, message) => {
  const problems = problemsOf(input);
  expect(problems).toHaveLength(1);
  expect(problems?.[0]).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
});
