import type { CompletionMessage } from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import { type Analysis, type Analyst, checkEvidence } from '@colloquy/language';
import { errorFields, type Logger } from '@colloquy/logging';
import { analysisInputOf } from '../domain/analysis-input';
import type { Interviews } from '../domain/ports';
import { type CompletionRef, completionRun } from '../domain/run';
import type { PerformRun } from './perform-run';

/** How often an analysis is tried. The client's notification waits for it, so it cannot go on for ever. */
const maxAttempts = 3;

/** Which attempt this is, from 1, and when to give it up. */
export interface Call {
  attempt: number;
  signal: AbortSignal;
}

/**
 * Analyses a completed interview and records what was found, or that nothing could be: the client is notified
 * either way.
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
      // counts as an attempt even when the analyst is only out of reach: its outage must not hold clients up
      if (call.attempt < maxAttempts) {
        throw new AppError('internal', 'ANALYSIS_FAILED', 'Analysis failed', { cause: error });
      }
      const { interviewId, completion: number } = completion;
      logger.error('Interview cannot be analysed', {
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
