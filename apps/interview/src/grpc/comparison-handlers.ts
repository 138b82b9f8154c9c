import { comparisonFailures, comparisonKinds, type RecordComparisonMessage } from '@colloquy/contracts';
import type { ServiceHandlers } from '@colloquy/grpc';
import type { ComparisonResult, Point } from '../domain/comparison';
import type { UseCases } from '../use-cases';

type Handlers = ServiceHandlers<'colloquy.interview.v1.InterviewService'>;

export function comparisonHandlers(useCases: UseCases): Pick<Handlers, 'getComparison' | 'recordComparison'> {
  return {
    async getComparison({ from, ...ref }) {
      const { comparison, interviews, next } = await useCases.readMaterial(ref, from);
      return {
        isPending: comparison.status === 'pending',
        objective: comparison.objective ?? '',
        interviews,
        ...(next === undefined ? {} : { next }),
      };
    },
    async recordComparison({ accountId, comparisonId, ...result }) {
      const ref = { accountId, comparisonId };
      return { recorded: await useCases.recordComparison(ref, toResult(result)) };
    },
  };
}

type Result = Pick<RecordComparisonMessage, 'failure' | 'comparedBy' | 'points'>;

function toResult({ failure, comparedBy, points }: Result): ComparisonResult {
  if (failure)
    return { failure: comparisonFailures.find((known) => known === failure) ?? 'comparison_failed' };
  return { comparedBy, points: points.flatMap(toPoint) };
}

function toPoint({ questionGroup, kind, statement, positions }: Result['points'][number]): Point[] {
  const known = comparisonKinds.find((each) => each === kind);
  return known
    ? [
        {
          questionGroup,
          kind: known,
          statement: statement ?? null,
          positions: positions.map(({ statement: told, claims }) => ({
            statement: told ?? null,
            claims: claims.map(({ interviewId, question, claim, timestampSecs }) => ({
              interviewId,
              question,
              claim,
              timestampSecs,
            })),
          })),
        },
      ]
    : [];
}
