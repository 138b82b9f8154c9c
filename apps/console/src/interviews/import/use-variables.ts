import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../session/console-context';
import { agentVariablesQuery } from '../use-agents';
import type { AgentVariable } from '../../agents/agent-models';

const dataOf = (results: readonly { data: AgentVariable[] | undefined }[]) =>
  results.map(({ data }) => data ?? []);

/** Keyed by agent id; the same map until a variable changes. */
export function useVariablesOf(ids: readonly string[]): ReadonlyMap<string, readonly AgentVariable[]> {
  const api = useApi();
  const read = useQueries({
    queries: ids.map((id) => agentVariablesQuery(api, id)),
    combine: dataOf,
  });
  return useMemo(() => new Map(ids.map((id, index) => [id, read[index] ?? []])), [ids, read]);
}
