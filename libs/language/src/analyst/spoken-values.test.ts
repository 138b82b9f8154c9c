import { type Language } from '@colloquy/contracts';
import { valuesIn } from './spoken-values';

test.each<[Language, string, string[]]>([
  ['en', 'Every ward gets 2 rounds a day with three hundred bins.', ['figure 2', 'figure three hundred']],
  ['de', 'Am Dienstag kommen vierzig Leute nach Bremen.', ['date Dienstag', 'figure vierzig']],
  ['fr', 'on livre en mars et en octobre', ['date mars', 'date octobre']],
  ['en', 'It goes by ferry from Hull to Bruges.', ['name Hull', 'name Bruges']],
  ['en', 'The line is zero, seven, double four, nine, three.', []],
])('values in %s: %s', (language, sentence, values) => {
  const found = valuesIn(sentence, language);
  expect(found.map(({ kind, text }) => `${kind} ${text}`)).toEqual(values);
  for (const { from, to, text } of found) expect(sentence.slice(from, to)).toBe(text);
});
