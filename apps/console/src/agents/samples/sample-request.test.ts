import { emptyDraft } from '../agent-draft';
import { sampleRequestOf } from './sample-request';

const draft = {
  ...emptyDraft('de'),
  voiceId: 'v',
  speed: ' 0.9 ',
  firstMessage: 'Hallo.',
  agentPersonaName: ' Kim ',
};

test('a sample sounds like the draft, saved or not', () => {
  expect(sampleRequestOf(draft)).toEqual({
    language: 'de',
    voiceId: 'v',
    speed: 0.9,
    firstMessage: 'Hallo.',
    agentPersonaName: 'Kim',
  });
  expect(sampleRequestOf(emptyDraft('en'))).toEqual({
    language: 'en',
    voiceId: null,
    speed: null,
    firstMessage: '',
    agentPersonaName: '',
  });
});

test('a draft with a wrong speed or a greeting that is too long has no sample; other mistakes do not matter', () => {
  expect(sampleRequestOf({ ...draft, speed: '2' })).toBeUndefined();
  expect(sampleRequestOf({ ...draft, firstMessage: 'x'.repeat(5001) })).toBeUndefined();
  expect(sampleRequestOf({ ...draft, name: '', patience: '9' })).toBeDefined();
});
