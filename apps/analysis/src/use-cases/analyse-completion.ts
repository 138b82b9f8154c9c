import type { CompletionMessage } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import { type Analysis, type Analyst, checkEvidence } from '@colloquy/language';
import { errorFields, type Logger } from '@colloquy/logging';
import { analysisInputOf } from '../domain/analysis-input';
import type { Interviews } from '../domain/ports';
import { type CompletionRef, completionRun } from '../domain/run';
import type { Delivery } from './delivery';
import type { PerformRun } from './perform-run';

/** The client's notification waits for the analysis. */
const maxAttempts = 3;

export function makeAnalyseCompletion(deps: {
  interviews: Interviews;
  analyst: Analyst;
  performRun: PerformRun;
  logger: Logger;
}) {
  const { interviews, analyst, performRun, logger } = deps;

  async function analysisOf(
    completion: CompletionMessage,
    delivery: Delivery,
  ): Promise<Analysis | undefined> {
    const input = analysisInputOf(completion);
    if (!input.turns.some(({ role }) => role === 'user')) return undefined;
    try {
      return checkEvidence(await analyst.analyse(input, delivery.signal), input.turns);
    } catch (error) {
      // an unreachable analyst counts as an attempt too, so that its outage does not delay notifications
      if (delivery.attempt < maxAttempts) {
        throw new AppError('internal', 'ANALYSIS_FAILED', 'The analysis failed', { cause: error });
      }
      const { interviewId, completion: number } = completion;
      logger.error('Interview could not be analysed', {
        interviewId,
        completion: number,
        ...errorFields(error),
      });
      return undefined;
    }
  }

  return (ref: CompletionRef, delivery: Delivery): Promise<void> =>
    performRun(completionRun(ref), async () => {
      const completion = await interviews.completion(ref, delivery.signal);
      if (!completion.isCurrent) return 'superseded';
      const analysis = await analysisOf(completion, delivery);
      const recorded = await interviews.recordAnalysis(ref, analysis, delivery.signal);
      if (!recorded) return 'superseded';
      return analysis ? 'analysed' : 'not-analysed';
    });
}
