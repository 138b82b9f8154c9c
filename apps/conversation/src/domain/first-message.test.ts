import { resolveVariables } from './first-message';

test('a variable is replaced by the interview’s value, else by the account’s default', () => {
  const text = 'Hello {{name}}, welcome to {{ company }}.';
  expect(resolveVariables(text, { name: 'Ada' }, { name: 'x', company: 'Acme' })).toBe(
    'Hello Ada, welcome to Acme.',
  );
});

test('a variable without a value is removed with the space around it', () => {
  expect(resolveVariables('Hello {{name}}, how are you?', {}, {})).toBe('Hello, how are you?');
  expect(resolveVariables('{{constructor}}{{__proto__}}', {}, {})).toBe('{{__proto__}}');
});

test('a value is inserted verbatim, braces and dollar signs included', () => {
  expect(resolveVariables('{{a}}', { a: '{{b}} $& $1' }, { b: 'no' })).toBe('{{b}} $& $1');
});

test('other text is unchanged, double spaces included', () => {
  expect(resolveVariables('Two  spaces , {single} {{1x}}', {}, {})).toBe('Two  spaces , {single} {{1x}}');
});
