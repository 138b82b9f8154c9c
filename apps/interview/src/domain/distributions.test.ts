import { makeDistributions } from './distributions';
import type { CompletedInterview } from './statistics';

const completed = (change: Partial<CompletedInterview> = {}): CompletedInterview => ({
  agent: { agentId: 'agent', name: 'Research interviewer', versionNumber: 1 },
  channel: 'WEB',
  language: 'en',
  qualityScore: null,
  agentScore: null,
  verdicts: [],
  ...change,
});

function distributionsOf(...interviews: CompletedInterview[]) {
  const distributions = makeDistributions();
  interviews.forEach(distributions.add);
  return distributions.result();
}

test('a score counts in its range of ten, and a missing score in none', () => {
  const scores = [0, 9.9, 10, 55, 99, 100, null];
  const { interviews, qualityScore, agentScore } = distributionsOf(
    ...scores.map((qualityScore) => completed({ qualityScore })),
  );
  expect(interviews).toBe(7);
  expect(qualityScore).toEqual([2, 1, 0, 0, 0, 1, 0, 0, 0, 2]);
  expect(agentScore).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
});

test('interviews are grouped by version, channel and language, the largest group first', () => {
  const second = { agentId: 'agent', name: 'Research interviewer', versionNumber: 2 };
  const { byAgentVersion, byChannel, byLanguage } = distributionsOf(
    completed({ agentScore: 15 }),
    completed({ agent: second, channel: 'PHONE', language: 'de', agentScore: 85 }),
    completed({ agent: second, channel: null, language: 'de' }),
    completed({ agent: second, channel: 'PHONE', language: 'de' }),
  );
  expect(byAgentVersion).toMatchObject([
    { versionNumber: 2, interviews: 3, agentScore: [0, 0, 0, 0, 0, 0, 0, 0, 1, 0] },
    { versionNumber: 1, interviews: 1, agentScore: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0] },
  ]);
  expect(byChannel.map(({ channel, interviews }) => [channel, interviews])).toEqual([
    ['PHONE', 2],
    ['WEB', 1],
    [null, 1],
  ]);
  expect(byLanguage.map(({ language, interviews }) => [language, interviews])).toEqual([
    ['de', 3],
    ['en', 1],
  ]);
});

test('drop-out is a share of the interviews that have a finding on the question', () => {
  const { byQuestion } = distributionsOf(
    completed({ verdicts: ['answered', 'partly', 'not_asked'] }),
    completed({ verdicts: ['answered', 'refused'] }),
    completed({ verdicts: ['not_asked'] }),
    completed(),
  );
  expect(byQuestion).toEqual([
    { question: 1, interviews: 3, answered: 0.6667, partly: 0, refused: 0, not_asked: 0.3333 },
    { question: 2, interviews: 2, answered: 0, partly: 0.5, refused: 0.5, not_asked: 0 },
    { question: 3, interviews: 1, answered: 0, partly: 0, refused: 0, not_asked: 1 },
  ]);
});

test('at most a hundred versions are returned, those with the most interviews', () => {
  const ofVersion = (versionNumber: number) =>
    completed({ agent: { agentId: 'agent', name: 'Research interviewer', versionNumber } });
  const { byAgentVersion } = distributionsOf(
    ...Array.from({ length: 150 }, (_, number) => ofVersion(number)),
    ofVersion(149),
  );
  expect(byAgentVersion).toHaveLength(100);
  expect(byAgentVersion[0]).toMatchObject({ versionNumber: 149, interviews: 2 });
});
