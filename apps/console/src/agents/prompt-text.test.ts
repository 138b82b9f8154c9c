import { promptPieces, usedVariables } from './prompt-text';

const known = new Set(['client_name']);

test('the pieces together are the prompt, and each variable is known, unknown or malformed', () => {
  const prompt = 'For {{client_name}} and {{ Other1 }}, not {{9x}} nor {{open\nnext {single}';
  const pieces = promptPieces(prompt, known);
  expect(pieces.map(({ text }) => text).join('')).toBe(prompt);
  expect(pieces.filter(({ state }) => state).map(({ text, state }) => [text, state])).toEqual([
    ['{{client_name}}', 'known'],
    ['{{ Other1 }}', 'unknown'],
    ['{{9x}}', 'malformed'],
    ['{{open', 'malformed'],
  ]);
});

test('a variable that is used twice is listed once', () => {
  expect(usedVariables('{{client_name}} {{client_name}} {{x}}', known)).toEqual([
    { name: 'client_name', state: 'known' },
    { name: 'x', state: 'unknown' },
  ]);
});

test('a prompt without variables is one piece, an empty one is none', () => {
  expect(promptPieces('Ask.', known)).toEqual([{ text: 'Ask.' }]);
  expect(promptPieces('', known)).toEqual([]);
});
