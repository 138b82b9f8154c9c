import type { AnalysisRequest, Interview } from './interview';

/** Number of requests that an interview keeps. */
const mostRequests = 20;

type Requested = Pick<Interview, 'analysisRequests'>;

/** Returns the number of the latest request; 0 if there was none. */
export const latestRequestNumber = ({ analysisRequests }: Requested): number =>
  analysisRequests.at(-1)?.number ?? 0;

export const hasPendingRequest = ({ analysisRequests }: Requested): boolean =>
  analysisRequests.at(-1)?.finishedAt === null;

/** A completion, and the number of the request for another analysis of it; 0: the first analysis. */
export interface AnalysisNumbers {
  completion: number;
  reanalysis: number;
}

/** Returns whether this analysis is still expected. */
export const awaitsAnalysis = (interview: Interview, { completion, reanalysis }: AnalysisNumbers): boolean =>
  interview.completion === completion &&
  latestRequestNumber(interview) === reanalysis &&
  (interview.analysis === null || hasPendingRequest(interview));

/** Adds a request, and drops the oldest one of too many. */
export function withRequest(interview: Interview, reason: string, now: Date): Interview {
  const number = latestRequestNumber(interview) + 1;
  const requests = [...interview.analysisRequests, { number, reason, requestedAt: now, finishedAt: null }];
  return { ...interview, analysisRequests: requests.slice(-mostRequests) };
}

/** Returns the requests, of which none is pending any more. */
export const finishedRequests = ({ analysisRequests }: Requested, now: Date): readonly AnalysisRequest[] =>
  hasPendingRequest({ analysisRequests })
    ? analysisRequests.map((request) => (request.finishedAt ? request : { ...request, finishedAt: now }))
    : analysisRequests;
