import { sampleSentence } from './voice-sample';

test.each([
  ['Hello, I am Alex. Thank you for your time.', 'en', 'Hello, I am Alex.'],
  ['Hello {{expert}}! My name is Alex. I ask about {{topic}}.', 'en', 'My name is Alex.'],
  ['こんにちは。私はアレックスです。', 'ja', 'こんにちは。'],
  [`${'long '.repeat(41)}end. Welcome.`, 'en', 'Welcome.'],
  ['Hello {{expert}}.', 'en', ''],
  [' … ', 'en', ''],
  ['', 'en', ''],
] as const)('of the greeting %j in %s, the sentence %j is spoken', (greeting, language, spoken) => {
  expect(sampleSentence(greeting, language)).toBe(spoken);
});
