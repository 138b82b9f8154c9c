import { answerOf } from '@colloquy/client';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useApi } from '../session/console-context';
import { nullIf } from '../session/null-if';
import type { Agent } from './agent-models';

/** The API returns at most 1000 agents. */
export function useAgents(enabled = true) {
  const api = useApi();
  return useQuery({
    queryKey: ['agents', 'list'],
    enabled,
    queryFn: ({ signal }) => answerOf(api.GET('/api/agents', { params: { query: { role: 'ALL' } }, signal })),
  });
}

export function useAgent(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['agents', 'one', id],
    queryFn: ({ signal }) => answerOf(api.GET('/api/agents/{id}', { params: { path: { id } }, signal })),
  });
}

export function useVoices() {
  const api = useApi();
  return useQuery({
    queryKey: ['voices'],
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET('/api/voices', { params: { query: {} }, signal }))).voices,
    staleTime: 600_000,
  });
}

export function useVariables() {
  const api = useApi();
  return useQuery({
    queryKey: ['variables'],
    queryFn: async ({ signal }) => (await answerOf(api.GET('/api/account/variables', { signal }))).variables,
  });
}

const rulesQuery = (api: ReturnType<typeof useApi>, groupId: string) => ({
  queryKey: ['agents', 'rules', groupId],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    answerOf(api.GET('/api/agents/{groupId}/transfer-rules', { params: { path: { groupId } }, signal })),
});

export function useRules(groupId: string) {
  return useQuery(rulesQuery(useApi(), groupId));
}

export function useInboundRules(groupId: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['agents', 'inbound-rules', groupId],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/api/agents/{groupId}/transfer-rules/inbound', { params: { path: { groupId } }, signal }),
      ),
  });
}

/** Skips agents whose rules cannot be read. */
export function useRulesOf(groupIds: readonly string[]) {
  const api = useApi();
  return useQueries({
    queries: groupIds.map((groupId) => rulesQuery(api, groupId)),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
}

export function useAgentVersions({ id, versionNumber }: Agent) {
  const api = useApi();
  return useQuery({
    queryKey: ['agents', 'versions', id, versionNumber],
    queryFn: async ({ signal }) => {
      const params = { path: { id } };
      return (await answerOf(api.GET('/api/agents/{id}/versions', { params, signal }))).versions;
    },
  });
}

/** Null if the version does not exist. */
export function useAgentVersion(agent: Agent, versionNumber: number | undefined) {
  const api = useApi();
  const { id } = agent;
  const isCurrent = versionNumber === agent.versionNumber;
  const earlier = useQuery({
    queryKey: ['agents', 'version', id, versionNumber],
    enabled: versionNumber !== undefined && versionNumber > 0 && !isCurrent,
    staleTime: Infinity, // a version never changes
    queryFn: ({ signal }): Promise<Agent | null> => {
      const path = { id, versionNumber: versionNumber ?? 0 };
      return nullIf(
        404,
        answerOf(api.GET('/api/agents/{id}/versions/{versionNumber}', { params: { path }, signal })),
      );
    },
  });
  return isCurrent ? { data: agent, error: null } : earlier;
}
