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
import type { Delivery } from './delivery';
import type { PerformRun } from './perform-run';

const maxAttempts = 3;

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
    delivery: Delivery,
  ): Promise<Comparison | undefined> {
    try {
      return bounded(await comparer.compare(comparisonInputOf(material), delivery.signal));
    } catch (error) {
      delivery.signal.throwIfAborted();
      if (delivery.attempt < maxAttempts) {
        throw new AppError('internal', 'COMPARISON_FAILED', 'The comparison failed', { cause: error });
      }
      logger.error('Interviews could not be compared', { comparisonId, ...errorFields(error) });
      return undefined;
    }
  }

  return (ref: ComparisonRef, delivery: Delivery): Promise<void> =>
    performRun(comparisonRun(ref), async () => {
      const material = await comparisons.read(ref, delivery.signal);
      if (!material.isPending) return 'superseded';
      const comparison = await comparisonOf(ref, material, delivery);
      const result = comparison ? { comparison, material } : 'comparison_failed';
      if (!(await comparisons.record(ref, result, delivery.signal))) return 'superseded';
      return comparison ? 'compared' : 'not-compared';
    });
}
