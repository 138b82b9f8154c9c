import { pickVoice } from './pick-voice';
import { isEcho, joinPieces } from './recognised';
import { recognitionLanguage } from './speech-recognition';
import { spokenParts } from './spoken-parts';

const voices = [
  { lang: 'en-US', name: 'Zarvox' },
  { lang: 'en-US', name: 'Samantha' },
  { lang: 'en-US', name: 'Alex' },
  { lang: 'en_GB', name: 'Daniel' },
  { lang: 'pt-BR', name: 'Luciana' },
  { lang: 'pt-PT', name: 'Joana' },
  { lang: 'nb-NO', name: 'Nora' },
];
const voice = (id: string, name = '') => ({ id, name });

test.each([
  ['the exact tag', 'pt-PT', voice('a'), [], 'Joana'],
  ['the reader’s region', 'en', voice('a'), ['de-DE', 'en-GB'], 'Daniel'],
  ['the voice of that name', 'en', voice('a', 'alex'), ['en-US'], 'Alex'],
  ['another code of the language', 'no', voice('a'), [], 'Nora'],
  ['no voice of another language', 'ja', voice('a'), ['ja-JP'], undefined],
])('a voice is picked by %s', (_, language, wanted, reader, name) => {
  expect(pickVoice(voices, language, wanted, reader)?.name).toBe(name);
});

test('the same id always gets the same voice, different ids get different ones, and novelty voices are excluded', () => {
  const names = ['a', 'b', 'c', 'd'].map((id) => pickVoice(voices, 'en', voice(id), ['en-US'])?.name);
  expect(new Set(names)).toEqual(new Set(['Alex', 'Samantha']));
  const shuffled = [...voices].reverse();
  expect(names).toEqual(
    ['a', 'b', 'c', 'd'].map((id) => pickVoice(shuffled, 'en', voice(id), ['en-US'])?.name),
  );
});

test.each([
  'Hello. How are you? Fine!',
  'It grew by 3.5 percent. 我们有工厂。在波兰。',
  '',
  `${'word '.repeat(200)}end.`,
  'x'.repeat(500),
])('the parts of %j are short and add up to the whole', (text) => {
  const parts = spokenParts(text);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  for (const part of parts) {
    expect(text.startsWith(part.text, part.at)).toBe(true);
    expect(part.text.length).toBeLessThanOrEqual(181);
  }
});

test('a long text is cut into sentences', () => {
  expect(spokenParts('It grew 3.5 percent. Why? “Never.” So.').map(({ text }) => text)).toEqual([
    'It grew 3.5 percent. ',
    'Why? ',
    '“Never.” ',
    'So.',
  ]);
});

test('pieces are joined to one line, and a piece that repeats the one before replaces it', () => {
  expect(joinPieces([' we looked', 'at the price '])).toBe('we looked at the price');
  expect(joinPieces(['we', 'We looked', 'We looked at it'])).toBe('We looked at it');
  expect(joinPieces(['', ' '])).toBe('');
});

test.each([
  ['did you choose', true],
  ['how did you choose them again', true],
  ['wait', false],
  ['yes we did', false],
  ['you', true],
])('%j while the interviewer asks how the expert chose: echo %s', (text, echo) => {
  expect(isEcho(text, 'So, how did you choose them?')).toBe(echo);
});

test('speech is recognised with the reader’s own region', () => {
  expect(recognitionLanguage('pt', ['en-US', 'pt-BR'])).toBe('pt-BR');
  expect(recognitionLanguage('de', ['en-US'])).toBe('de');
});
