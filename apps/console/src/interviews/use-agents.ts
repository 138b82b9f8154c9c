import { answerOf, type Client } from '@colloquy/client';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../session/console-context';

export const rootAgentsQuery = (api: Client) => ({
  queryKey: ['agents', 'roots'],
  staleTime: 60_000,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    answerOf(api.GET('/api/agents', { params: { query: { role: 'ROOT' } }, signal })),
});

export const useRootAgents = () => useQuery(rootAgentsQuery(useApi()));

export const agentVariablesQuery = (api: Client, id: string) => ({
  queryKey: ['agents', 'variables', id],
  staleTime: 60_000,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    answerOf(api.GET('/api/agents/{id}/variables', { params: { path: { id } }, signal })),
});

export function useAgentVariables(id: string | undefined) {
  const api = useApi();
  return useQuery({ ...agentVariablesQuery(api, id ?? ''), enabled: id !== undefined });
}
