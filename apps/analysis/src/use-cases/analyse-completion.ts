import type { CompletionMessage } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import { type Analysis, type Analyst, checkEvidence } from '@colloquy/language';
import { errorFields, type Logger } from '@colloquy/logging';
import { analysisInputOf } from '../domain/analysis-input';
import type { Interviews } from '../domain/ports';
import { type CompletionRef, completionRun } from '../domain/run';
import type { PerformRun } from './perform-run';

/** Maximum number of attempts, since the client's notification waits for the analysis. */
const maxAttempts = 3;

/** Delivery of the event; `attempt` starts at 1. */
export interface Call {
  attempt: number;
  signal: AbortSignal;
}

/**
 * Analyses a completed interview and records the result, or null if the analysis failed. The client is notified either way.
 */
export function makeAnalyseCompletion(deps: {
  interviews: Interviews;
  analyst: Analyst;
  performRun: PerformRun;
  logger: Logger;
}) {
  const { interviews, analyst, performRun, logger } = deps;

  async function analysisOf(completion: CompletionMessage, call: Call): Promise<Analysis | undefined> {
    const input = analysisInputOf(completion);
    if (!input.turns.some(({ role }) => role === 'user')) return undefined;
    try {
      return checkEvidence(await analyst.analyse(input, call.signal), input.turns);
    } catch (error) {
      // an unreachable analyst counts as an attempt too, so that its outage does not delay notifications
      if (call.attempt < maxAttempts) {
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

  return (ref: CompletionRef, call: Call): Promise<void> =>
    performRun(completionRun(ref), async () => {
      const completion = await interviews.completion(ref, call.signal);
      if (!completion.isCurrent) return 'superseded';
      const analysis = await analysisOf(completion, call);
      const recorded = await interviews.recordAnalysis(ref, analysis, call.signal);
      if (!recorded) return 'superseded';
      return analysis ? 'analysed' : 'not-analysed';
    });
}
