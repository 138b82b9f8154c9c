import { changesOf, draftOf, draftProblems, emptyDraft, newAgentOf } from './agent-draft';
import type { Agent } from './agent-models';

const agent: Agent = {
  id: '5f0a9a34-3d0e-4c37-9a8b-0f0c52f2a6f4',
  name: 'Energy',
  agentType: 'FULL_INTERVIEW',
  language: 'en',
  agentPersonaName: 'Alex',
  firstMessage: 'Hello',
  customPrompt: 'Ask.',
  description: '',
  extractionSchema: null,
  role: 'ROOT',
  voiceId: null,
  model: null,
  speed: 1.1,
  patience: null,
  maxProbes: 0,
  timeBudgetMinutes: null,
  isSystem: false,
  isDefault: false,
  versionNumber: 3,
  createdAt: '2026-03-01T00:00:00.000Z',
  updatedAt: '2026-03-01T00:00:00.000Z',
};

test('only what was changed is sent', () => {
  const base = draftOf(agent);
  expect(changesOf(base, base)).toBeUndefined();
  expect(changesOf(base, { ...base, name: ' Energy ' })).toBeUndefined();
  expect(changesOf(base, { ...base, customPrompt: 'Ask more.', speed: '', maxProbes: '2' })).toEqual({
    customPrompt: 'Ask more.',
    speed: null,
    maxProbes: 2,
  });
});

test('a new agent leaves the defaults to the platform', () => {
  expect(newAgentOf({ ...emptyDraft('de'), name: 'Neu' })).toEqual({
    name: 'Neu',
    agentType: 'FULL_INTERVIEW',
    language: 'de',
    role: 'ROOT',
    voiceId: null,
    firstMessage: '',
    customPrompt: '',
    description: '',
    extractionSchema: null,
    model: null,
    speed: null,
    patience: null,
    maxProbes: null,
    timeBudgetMinutes: null,
  });
});

test('a value that the API would refuse is a problem of its field', () => {
  const draft = {
    ...draftOf(agent),
    name: ' ',
    speed: '3',
    maxProbes: '1.5',
    timeBudgetMinutes: '5',
    patience: 'x',
  };
  expect(draftProblems(draft)).toEqual({
    name: { kind: 'required' },
    speed: { kind: 'range', min: 0.7, max: 1.3 },
    maxProbes: { kind: 'range', min: 0, max: 3 },
    patience: { kind: 'range', min: 0.5, max: 2 },
  });
  expect(draftProblems({ ...draft, customPrompt: 'x'.repeat(10_001) }).customPrompt).toEqual({
    kind: 'tooLong',
    max: 10_000,
  });
  expect(draftProblems(draftOf(agent))).toEqual({});
});

test('a schema is JSON of an object; other spacing is no change', () => {
  const base = draftOf({ ...agent, extractionSchema: { type: 'object', properties: {} } });
  expect(changesOf(base, { ...base, extractionSchema: '{"type":"object","properties":{}}' })).toBeUndefined();
  expect(changesOf(base, { ...base, extractionSchema: '' })).toEqual({ extractionSchema: null });
  for (const extractionSchema of ['{', '[]', '"x"', 'null']) {
    expect(draftProblems({ ...base, extractionSchema }).extractionSchema).toEqual({ kind: 'json' });
  }
});
