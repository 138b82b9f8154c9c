import type { ComparisonFailure, RecordComparisonMessage } from '@colloquy/contracts';
import type { ServiceClient } from '@colloquy/grpc';
import type { Comparison } from '@colloquy/language';
import { type ComparisonMaterial, type ComparisonRef, timeOf } from '../domain/comparison';
import type { Comparisons } from '../domain/ports';

type Client = ServiceClient<'colloquy.interview.v1.InterviewService'>;

export function grpcComparisons(interview: Client): Comparisons {
  return {
    async read(ref, signal) {
      let page = await interview.getComparison({ ...ref, from: 0 }, { signal });
      const interviews = [...page.interviews];
      while (page.next !== undefined) {
        page = await interview.getComparison({ ...ref, from: page.next }, { signal });
        interviews.push(...page.interviews);
      }
      return { isPending: page.isPending, objective: page.objective, interviews };
    },
    async record(ref, result, signal) {
      const { recorded } = await interview.recordComparison(
        typeof result === 'string' ? failed(ref, result) : compared(ref, result),
        { signal },
      );
      return recorded;
    },
  };
}

const failed = (ref: ComparisonRef, failure: ComparisonFailure): RecordComparisonMessage => ({
  ...ref,
  failure,
  comparedBy: '',
  points: [],
});

function compared(
  ref: ComparisonRef,
  { comparison, material }: { comparison: Comparison; material: ComparisonMaterial },
): RecordComparisonMessage {
  const timestampOf = timeOf(material);
  return {
    ...ref,
    failure: '',
    comparedBy: comparison.by,
    points: comparison.points.map(({ questionGroup, kind, statement, positions }) => ({
      questionGroup,
      kind,
      ...(statement === null ? {} : { statement }),
      positions: positions.map(({ statement: told, claims }) => ({
        ...(told === null ? {} : { statement: told }),
        claims: claims.map((place) => ({ ...place, timestampSecs: timestampOf(place) })),
      })),
    })),
  };
}
