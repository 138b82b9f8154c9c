import { answerOf } from '@colloquy/client';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../session/console-context';

/** The agents that can begin an interview. */
export function useRootAgents() {
  const api = useApi();
  return useQuery({
    queryKey: ['agents', 'roots'],
    staleTime: 60_000,
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/agents', { params: { query: { role: 'ROOT' } }, signal })),
  });
}

/** The variables that an agent uses; without an agent none. */
export function useAgentVariables(id: string | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: ['agents', 'variables', id],
    enabled: id !== undefined,
    staleTime: 60_000,
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/agents/{id}/variables', { params: { path: { id: id ?? '' } }, signal })),
  });
}
