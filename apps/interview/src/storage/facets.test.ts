import { anAgent, aSession } from '../../test/an-interview';
import { facetOf, facetsOf } from './facets';

const agent = anAgent({ agentId: 'agent', versionNumber: 3, language: 'de' });

test('an interview is found by each combination of agent, version, channel and language', () => {
  const sessions = [aSession({ isProcessed: true, platform: 'PHONE', sourceLanguage: 'fr' })];
  const facets = facetsOf({ agent, sessions });
  expect(new Set(facets).size).toBe(10);
  for (const ofAgent of [{}, { agentId: 'agent' }, { agentId: 'agent', agentVersion: 3 }])
    for (const filter of [
      { channel: 'PHONE' },
      { language: 'fr' },
      { channel: 'PHONE', language: 'fr' },
    ] as const)
      expect(facets).toContain(facetOf({ ...ofAgent, ...filter }));
  expect(facets).toContain(facetOf({ agentId: 'agent', agentVersion: 3 }));
  expect(facets).not.toContain(facetOf({ language: 'de' }));
});

test('before a session is delivered, there is no channel, and the language is that of the agent', () => {
  const facets = facetsOf({ agent, sessions: [aSession({})] });
  expect(facets).toHaveLength(4);
  expect(facets).toContain(facetOf({ agentId: 'agent', agentVersion: 3, language: 'de' }));
});

test('a filter by agent alone needs no entry', () => {
  expect([facetOf({}), facetOf({ agentId: 'agent' })]).toEqual([undefined, undefined]);
});
