import { newId } from '@colloquy/kernel';
import { t0 } from '../../test/an-interview';
import type { ComparedContent, NamedInterview } from '../domain/comparable';
import { type Comparison, finishComparison, type Point, requestComparison } from '../domain/comparison';
import { makeReadComparison } from './read-comparison';
import type { Deps } from './deps';

const comparable = { status: 'COMPLETED', isWithdrawn: false, generatedAt: t0, hasFindings: true } as const;
const named: NamedInterview = { id: 'i', title: 'Heat pumps', expert: 'Dana', ...comparable };

const requested = (): Comparison =>
  requestComparison(
    {
      id: newId(),
      accountId: newId(),
      agentGroupId: null,
      objective: null,
      interviews: [{ id: 'i', generatedAt: t0 }],
      leftOut: [],
    },
    t0,
    1000,
  ).comparison;

const point: Point = {
  questionGroup: 0,
  kind: 'single',
  statement: null,
  positions: [{ statement: null, claims: [{ interviewId: 'i', question: 0, claim: 0, timestampSecs: 1 }] }],
};

async function viewed(comparison: Comparison) {
  const reads: string[] = [];
  const deps = {
    comparisons: { find: () => Promise.resolve(comparison) },
    comparedInterviews: {
      named: () => (reads.push('named'), Promise.resolve([named])),
      async *read(): AsyncGenerator<ComparedContent> {
        reads.push('findings');
        yield { ...named, findings: [] };
      },
    },
  } as unknown as Deps;
  const { accountId, id: comparisonId } = comparison;
  const { interviews } = await makeReadComparison(deps)({ accountId, comparisonId });
  return { reads, interviews };
}

test('the findings of interviews are read only if the comparison has points', async () => {
  const interviews = [{ id: 'i', title: 'Heat pumps', expert: 'Dana' }];
  const pending = requested();
  expect(await viewed(pending)).toEqual({ reads: ['named'], interviews });
  const ready = finishComparison(pending, { comparedBy: 'embedded', points: [point] }, t0);
  expect(await viewed(ready)).toEqual({ reads: ['findings'], interviews });
});
