import { anAgent, anInterview, aSession, at } from '../../test/an-interview';
import type { Interview } from '../domain/interview';
import { emptyAnalysis } from '../domain/withdrawn';
import { facetOf, listEntriesOf, outcomesSought } from './facets';

const agent = anAgent({ agentId: 'agent', versionNumber: 3, language: 'de' });
const entriesOf = (change: Partial<Interview>) => listEntriesOf(anInterview({ agent, ...change }));

test('an interview is found by each combination of agent, version, channel and language', () => {
  const sessions = [aSession({ isProcessed: true, platform: 'PHONE', sourceLanguage: 'fr' })];
  const { facets } = entriesOf({ sessions });
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
  const { facets } = entriesOf({ sessions: [aSession({})] });
  expect(facets).toHaveLength(4);
  expect(facets).toContain(facetOf({ agentId: 'agent', agentVersion: 3, language: 'de' }));
});

test('a completed interview without a delivered session has the channel NONE', () => {
  const { facets } = entriesOf({ completedAt: at(1) });
  expect(facets).toContain(facetOf({ channel: 'NONE' }));
  expect(facets).toHaveLength(10);
});

test('a filter by agent alone needs no entry', () => {
  expect([facetOf({}), facetOf({ agentId: 'agent' })]).toEqual([undefined, undefined]);
});

test('an interview is found by the finding on each of its questions and by its scores, unless it is withdrawn', () => {
  const empty = emptyAnalysis(at(0));
  const finding = { question: 'Why?', answer: null, answerTurnIds: [], claims: [] };
  const analysis = {
    ...empty,
    quality: { ...empty.quality, score: 100 },
    conduct: { ...empty.conduct, score: 69 },
    findings: [
      { ...finding, verdict: 'answered' as const },
      { ...finding, verdict: 'not_asked' as const },
    ],
  };
  const { outcomes } = entriesOf({ analysis });
  const isFound = (filter: object) =>
    outcomesSought({ sortOrder: 'asc', ...filter }).every((sought) =>
      sought.some((entry) => outcomes.includes(entry)),
    );
  expect(outcomes).toHaveLength(4);
  for (const filter of [
    { question: 1 },
    { question: 2, verdict: 'not_asked' },
    { question: 1, verdict: 'answered', qualityBucket: 9, agentBucket: 6 },
  ])
    expect([filter, isFound(filter)]).toEqual([filter, true]);
  for (const filter of [
    { question: 3 },
    { question: 2, verdict: 'answered' },
    { qualityBucket: 0 },
    { qualityBucket: 9, agentBucket: 7 },
  ])
    expect([filter, isFound(filter)]).toEqual([filter, false]);
  const withdrawal = { at: at(1), eraseAt: at(2), erasedAt: null, sweepAt: null };
  expect(entriesOf({ analysis, withdrawal }).outcomes).toEqual([]);
  expect(entriesOf({}).outcomes).toEqual([]);
});
