import { answerOf, type components } from '@colloquy/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../session/console-context';
import { nullIf } from '../session/null-if';
import { failingEndpoints, inTurns, isAnySent } from './scores';
import { intervalOf, lastDays, maxDistributionDays, type Range } from './range';

export type Timeline = components['schemas']['InterviewTimeline'];
export type Distributions = components['schemas']['InterviewDistributions'];
export type Scores = Pick<Distributions, 'interviews' | 'qualityScore' | 'agentScore'>;

const staleTime = 60_000;

const orNull = <T>(answer: Promise<T>): Promise<T | null> => nullIf(404, answer);

export function useCounts() {
  const api = useApi();
  return useQuery({
    queryKey: ['interviews', 'stats'],
    queryFn: ({ signal }) => answerOf(api.GET('/api/interviews/stats', { signal })),
  });
}

export function useTimeline(range: Range, agentGroupId: string | undefined) {
  const api = useApi();
  const interval = intervalOf(range);
  return useQuery({
    queryKey: ['overview', 'timeline', range, agentGroupId],
    staleTime,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = { from: range.from, to: range.to, interval, ...(agentGroupId && { agentGroupId }) };
      return orNull(answerOf(api.GET('/api/interviews/stats/timeline', { params: { query }, signal })));
    },
  });
}

export function useDistributions(range: Range, agentGroupId: string | undefined) {
  const api = useApi();
  const { from, to } = lastDays(range, maxDistributionDays);
  return useQuery({
    queryKey: ['overview', 'distributions', from, to, agentGroupId],
    staleTime,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = { from, to, ...(agentGroupId && { agentGroupId }) };
      return orNull(answerOf(api.GET('/api/interviews/stats/distributions', { params: { query }, signal })));
    },
  });
}

/** The API lists deliveries by interview only. */
export const examinedInterviews = 20;

export function useFailingEndpoints({ from, to }: Range, agentGroupId: string | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: ['overview', 'endpoints', from, to, agentGroupId],
    staleTime,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = {
        page: 1,
        limit: examinedInterviews,
        completedAfter: from,
        completedBefore: to,
        sortOrder: 'desc' as const,
        ...(agentGroupId && { agentGroupId }),
      };
      const page = await answerOf(api.GET('/api/interviews', { params: { query }, signal }));
      const notified = (Array.isArray(page) ? page : page.data).filter(
        ({ notifications }) => notifications.length > 0,
      );
      const read = await inTurns(notified, 4, async ({ id, title }) => {
        const path = { id };
        const answer = answerOf(api.GET('/api/interviews/{id}/deliveries', { params: { path }, signal }));
        return { id, title, deliveries: (await orNull(answer))?.deliveries ?? [] };
      });
      return { failing: failingEndpoints(read), isAnySent: isAnySent(read) };
    },
  });
}
