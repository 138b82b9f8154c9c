import { createAgentBody, type CreateAgentInput } from '@colloquy/contracts';
import { changedContent, newContent } from './agent-content';
import { voicesOf } from './voices';

const input = (fields: Partial<CreateAgentInput> = {}): CreateAgentInput => ({
  ...createAgentBody.parse({ name: 'Energy', agentType: 'FULL_INTERVIEW', language: 'de' }),
  ...fields,
});
const [german, german2] = voicesOf('de');
const [french] = voicesOf('fr');
const multilingual = voicesOf('de').find(({ supportedLanguages }) => supportedLanguages.includes('fr'));

test('absent fields get defaults: the persona name and the first voice of the language', () => {
  expect(newContent(input())).toEqual({
    name: 'Energy',
    agentType: 'FULL_INTERVIEW',
    language: 'de',
    personaName: 'Alex',
    voiceId: german?.id,
    firstMessage: '',
    customPrompt: '',
    description: '',
  });
  expect(newContent(input({ agentPersonaName: '', voiceId: null }))).toMatchObject({
    personaName: 'Alex',
    voiceId: german?.id,
  });
});

test('a voice that does not exist or does not speak the language is refused', () => {
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect(() => newContent(input({ voiceId: unknown }))).toThrow('voiceId: must be the id of a voice');
  expect(() => newContent(input({ voiceId: french?.id }))).toThrow('voiceId: must be a voice that speaks');
});

test('an update replaces the fields in the input and keeps the others', () => {
  const current = newContent(input({ customPrompt: 'Ask.', description: 'Old', voiceId: german2?.id }));
  expect(changedContent(current, { description: '' })).toEqual({ ...current, description: '' });
});

test('the voice is kept if it speaks the new language, and is otherwise replaced by the default', () => {
  const current = newContent(input({ voiceId: german2?.id }));
  expect(changedContent(current, { name: 'x' }).voiceId).toBe(german2?.id);
  expect(changedContent(current, { language: 'fr' }).voiceId).toBe(french?.id);
  expect(changedContent(current, { voiceId: null }).voiceId).toBe(german?.id);
  const travelled = changedContent(newContent(input({ voiceId: multilingual?.id })), { language: 'fr' });
  expect(travelled.voiceId).toBe(multilingual?.id);
  expect(() => changedContent(current, { language: 'fr', voiceId: german?.id })).toThrow('voiceId');
});

test('prompts use at most 100 distinct variables, each any number of times', () => {
  const names = Array.from({ length: 101 }, (_, n) => `{{v${n}}}`);
  expect(() => newContent(input({ customPrompt: names.join(' ') }))).toThrow('100 different variables');
  expect(() => newContent(input({ customPrompt: names.slice(1).join(' ').repeat(3) }))).not.toThrow();
  expect(() => newContent(input({ customPrompt: names[0], firstMessage: names.slice(1).join() }))).toThrow();
});
