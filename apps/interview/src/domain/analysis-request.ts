import type { Interview } from './interview';
import type { AnalysisRequest } from './analysis';

const maxRequests = 20;

type Requested = Pick<Interview, 'analysisRequests'>;

export const latestRequestNumber = ({ analysisRequests }: Requested): number =>
  analysisRequests.at(-1)?.number ?? 0;

export const hasPendingRequest = ({ analysisRequests }: Requested): boolean =>
  analysisRequests.at(-1)?.finishedAt === null;

/** Identifies an analysis: the completion and the number of the re-analysis request; 0 for the first analysis. */
export interface AnalysisNumbers {
  completion: number;
  reanalysis: number;
}

export const awaitsAnalysis = (interview: Interview, { completion, reanalysis }: AnalysisNumbers): boolean =>
  interview.completion === completion &&
  latestRequestNumber(interview) === reanalysis &&
  (interview.analysis === null || hasPendingRequest(interview));

export function withRequest(interview: Interview, reason: string, now: Date): Interview {
  const number = latestRequestNumber(interview) + 1;
  const requests = [...interview.analysisRequests, { number, reason, requestedAt: now, finishedAt: null }];
  return { ...interview, analysisRequests: requests.slice(-maxRequests) };
}

export const finishedRequests = ({ analysisRequests }: Requested, now: Date): readonly AnalysisRequest[] =>
  hasPendingRequest({ analysisRequests })
    ? analysisRequests.map((request) => (request.finishedAt ? request : { ...request, finishedAt: now }))
    : analysisRequests;
