import { answerOf } from '@colloquy/client';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../session/console-context';
import type { AgentVariable } from '../form/agent-in-charge';

const staleMs = 60_000;

const dataOf = (results: readonly { data: AgentVariable[] | undefined }[]) =>
  results.map(({ data }) => data ?? []);

/** The variables of several agents, by the agent's id; the same object until one changes. */
export function useVariablesOf(ids: readonly string[]): ReadonlyMap<string, readonly AgentVariable[]> {
  const api = useApi();
  const read = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['agents', 'variables', id],
      staleTime: staleMs,
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        answerOf(api.GET('/api/agents/{id}/variables', { params: { path: { id } }, signal })),
    })),
    combine: dataOf,
  });
  return useMemo(() => new Map(ids.map((id, index) => [id, read[index] ?? []])), [ids, read]);
}
