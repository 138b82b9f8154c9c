import type { ServiceClient } from '@colloquy/grpc';
import type { Interviews } from '../domain/ports';
import { analysisMessage } from './analysis-message';

export function grpcInterviews(
  interview: ServiceClient<'colloquy.interview.v1.InterviewService'>,
): Interviews {
  return {
    transcriptOf: (ref, signal) => interview.getSessionTranscript(ref, { signal }),
    completeProcessing: async (ref, { entries, translatedEntries, ...keys }, signal) => {
      await interview.completeProcessing(
        { ...ref, entries: [...entries], translatedEntries: [...translatedEntries], ...keys },
        { signal },
      );
    },
    completion: (ref, signal) => interview.getCompletion(ref, { signal }),
    recordAnalysis: async (ref, analysis, signal) => {
      const { recorded } = await interview.recordAnalysis(
        { ...ref, ...analysisMessage(analysis) },
        { signal },
      );
      return recorded;
    },
  };
}
