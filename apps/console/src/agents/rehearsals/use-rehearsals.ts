import { answerOf } from '@colloquy/client';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { pollMs } from '../../comparisons/requests';
import { useApi } from '../../session/console-context';
import { nullIf } from '../../session/null-if';
import type { NewRehearsal, Rehearsal, RehearsalsAnswer } from './rehearsal-models';

const perPage = 25;

const keysOf = (agentId: string) => ({
  list: ['rehearsals', 'list', agentId],
  one: (id: string) => ['rehearsals', 'one', agentId, id],
});

export function useRehearsals(agentId: string, page = 1) {
  const api = useApi();
  return useQuery({
    queryKey: [...keysOf(agentId).list, page],
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }: { state: { data?: RehearsalsAnswer } }) => {
      const pending = data?.data.find(({ status }) => status === 'pending');
      return pending ? pollMs(pending.requestedAt, Date.now()) : false;
    },
    queryFn: ({ signal }) => {
      const params = { path: { id: agentId }, query: { page, limit: perPage } };
      return answerOf(api.GET('/api/agents/{id}/rehearsals', { params, signal }));
    },
  });
}

export function useRehearsal(agentId: string, id: string) {
  const api = useApi();
  return useQuery({
    queryKey: keysOf(agentId).one(id),
    refetchInterval: ({ state: { data } }: { state: { data?: Rehearsal } }) =>
      data?.status === 'pending' ? pollMs(data.requestedAt, Date.now()) : false,
    queryFn: ({ signal }) => {
      const params = { path: { id: agentId, rehearsalId: id } };
      return answerOf(api.GET('/api/agents/{id}/rehearsals/{rehearsalId}', { params, signal }));
    },
  });
}

export function useRequestRehearsal(agentId: string, onRequested?: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const keys = keysOf(agentId);
  return useMutation({
    mutationFn: (body: NewRehearsal) =>
      answerOf(api.POST('/api/agents/{id}/rehearsals', { params: { path: { id: agentId } }, body })),
    onSuccess: async (rehearsal) => {
      onRequested?.();
      queries.setQueryData(keys.one(rehearsal.id), rehearsal);
      void queries.invalidateQueries({ queryKey: keys.list });
      await navigate({
        to: '/agents/$id/rehearsals/$rehearsalId',
        params: { id: agentId, rehearsalId: rehearsal.id },
      });
    },
  });
}

export function useDeleteRehearsal(agentId: string, onDeleted: () => Promise<void> | void) {
  const api = useApi();
  const queries = useQueryClient();
  const keys = keysOf(agentId);
  return useMutation({
    mutationFn: (id: string) => {
      const params = { path: { id: agentId, rehearsalId: id } };
      return nullIf(404, answerOf(api.DELETE('/api/agents/{id}/rehearsals/{rehearsalId}', { params })));
    },
    onSuccess: async (_, id) => {
      await onDeleted();
      queries.removeQueries({ queryKey: keys.one(id) });
      void queries.invalidateQueries({ queryKey: keys.list });
    },
  });
}
