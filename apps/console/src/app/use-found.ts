import { answerOf, type InterviewSummary } from '@colloquy/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Agent } from '../agents/agent-models';
import { useAgents } from '../agents/use-agents';
import { useApi } from '../session/console-context';

const most = 8;
const none: InterviewSummary[] = [];

/** Returns at most 8 interviews, none for fewer than two characters. */
export function useFoundInterviews(text: string): InterviewSummary[] {
  const api = useApi();
  const search = useDeferredValue(text.trim());
  const { data } = useQuery({
    queryKey: ['interviews', 'found', search],
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { search, page: 1, limit: most };
      const page = await answerOf(api.GET('/api/interviews', { params: { query }, signal }));
      return Array.isArray(page) ? page : page.data;
    },
  });
  return search.length > 1 ? (data ?? none) : none;
}

/** Returns at most 8 agents, none for fewer than two characters. */
export function useFoundAgents(text: string): Agent[] {
  const search = useDeferredValue(text.trim().toLowerCase());
  const { data = [] } = useAgents(search.length > 1);
  return search.length > 1
    ? data.filter(({ name }) => name.toLowerCase().includes(search)).slice(0, most)
    : [];
}
