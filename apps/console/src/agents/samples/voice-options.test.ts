import type { Voice } from '../agent-models';
import { voiceOptions } from './voice-options';

const aVoice = (id: string, language: 'de' | 'en', isConfigured: boolean | null): Voice => ({
  id,
  name: `Name of ${id}`,
  supportedLanguages: [language],
  isConfigured,
});
const mark = (name: string) => `${name}?`;

test('the voices of the language can be chosen; those that are not configured are marked', () => {
  const voices = [aVoice('a', 'de', true), aVoice('b', 'de', false), aVoice('c', 'en', true)];
  expect(voiceOptions(voices, 'de', mark)).toEqual([
    { value: 'a', name: 'Name of a' },
    { value: 'b', name: 'Name of b?' },
  ]);
});

test.each([false, null])('no voice is marked if none is known to be configured (%s)', (isConfigured) => {
  const names = voiceOptions([aVoice('a', 'de', isConfigured)], 'de', mark).map(({ name }) => name);
  expect(names).toEqual(['Name of a']);
});
