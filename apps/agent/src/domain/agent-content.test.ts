import { createAgentBody, type CreateAgentInput, type UpdateAgentInput } from '@colloquy/contracts';
import type { AgentContent } from './roster';
import * as content from './agent-content';
import { voicesOf } from './voices';

const input = (fields: Partial<CreateAgentInput> = {}): CreateAgentInput => ({
  ...createAgentBody.parse({ name: 'Energy', agentType: 'FULL_INTERVIEW', language: 'de' }),
  ...fields,
});
const models = ['large', 'small'];
const newContent = (fields: CreateAgentInput) => content.newContent(fields, models);
const changedContent = (current: AgentContent, change: UpdateAgentInput) =>
  content.changedContent(current, change, models);
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
    conduct: {},
    extractionSchema: null,
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

test('an update replaces the fields of the conduct in the input; null selects the default again', () => {
  const current = newContent(input({ model: 'small', speed: 0.9, maxProbes: 0 }));
  expect(current.conduct).toEqual({ model: 'small', speed: 0.9, maxProbes: 0 });
  const changed = changedContent(current, { speed: null, patience: 1.5, model: 'large' });
  expect(changed.conduct).toEqual({ model: 'large', patience: 1.5, maxProbes: 0 });
  const { conduct: _, ...earlierRelease } = current;
  expect(changedContent(earlierRelease, { timeBudgetMinutes: 20 }).conduct).toEqual({
    timeBudgetMinutes: 20,
  });
});

test('a model must be one that the platform allows; a kept model may have been withdrawn since', () => {
  expect(() => newContent(input({ model: 'other' }))).toThrow('model: must be one of large, small');
  expect(() => content.newContent(input({ model: 'large' }), [])).toThrow('model: must be null');
  const current = newContent(input({ model: 'large' }));
  expect(content.changedContent(current, { name: 'x' }, []).conduct).toEqual({ model: 'large' });
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
