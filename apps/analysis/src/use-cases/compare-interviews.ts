import { AppError } from '@colloquy/kernel';
import type { Comparer, Comparison } from '@colloquy/language';
import { errorFields, type Logger } from '@colloquy/logging';
import {
  bounded,
  comparisonInputOf,
  type ComparisonMaterial,
  type ComparisonRef,
  comparisonRun,
} from '../domain/comparison';
import type { Comparisons } from '../domain/ports';
import type { Call } from './analyse-completion';
import type { PerformRun } from './perform-run';

/** Maximum number of attempts; then the comparison fails. */
const maxAttempts = 3;

/** Compares the interviews of a comparison and records the result, or the failure. */
export function makeCompareInterviews(deps: {
  comparisons: Comparisons;
  comparer: Comparer;
  performRun: PerformRun;
  logger: Logger;
}) {
  const { comparisons, comparer, performRun, logger } = deps;

  async function comparisonOf(
    { comparisonId }: ComparisonRef,
    material: ComparisonMaterial,
    call: Call,
  ): Promise<Comparison | undefined> {
    try {
      return bounded(await comparer.compare(comparisonInputOf(material), call.signal));
    } catch (error) {
      call.signal.throwIfAborted();
      if (call.attempt < maxAttempts) {
        throw new AppError('internal', 'COMPARISON_FAILED', 'The comparison failed', { cause: error });
      }
      logger.error('Interviews could not be compared', { comparisonId, ...errorFields(error) });
      return undefined;
    }
  }

  return (ref: ComparisonRef, call: Call): Promise<void> =>
    performRun(comparisonRun(ref), async () => {
      const material = await comparisons.read(ref, call.signal);
      if (!material.isPending) return 'superseded';
      const comparison = await comparisonOf(ref, material, call);
      const result = comparison ? { comparison, material } : 'comparison_failed';
      if (!(await comparisons.record(ref, result, call.signal))) return 'superseded';
      return comparison ? 'compared' : 'not-compared';
    });
}
