import { answerOf } from '@colloquy/client';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../session/console-context';
import { nullIf } from '../session/null-if';
import type { Comparison, ComparisonsAnswer, NewComparison } from './comparison-models';
import { pollMs } from './requests';

const perPage = 25;
/** Interval at which a finished comparison is read again, so that claims of withdrawn interviews disappear. */
const finishedMs = 30_000;

const keyOf = (id: string) => ['comparisons', 'one', id];

export function useComparisons(page = 1) {
  const api = useApi();
  return useQuery({
    queryKey: ['comparisons', 'list', page],
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }: { state: { data?: ComparisonsAnswer } }) => {
      const pending = data?.data.find(({ status }) => status === 'pending');
      return pending ? pollMs(pending.requestedAt, Date.now()) : false;
    },
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/api/interviews/comparisons', { params: { query: { page, limit: perPage } }, signal }),
      ),
  });
}

export function useComparison(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: keyOf(id),
    refetchInterval: ({ state: { data } }: { state: { data?: Comparison } }) =>
      data?.status === 'pending' ? pollMs(data.requestedAt, Date.now()) : finishedMs,
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/interviews/comparisons/{id}', { params: { path: { id } }, signal })),
  });
}

export function useRequestComparison(onRequested?: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: NewComparison) => answerOf(api.POST('/api/interviews/comparisons', { body })),
    onSuccess: async (comparison) => {
      onRequested?.();
      queries.setQueryData(keyOf(comparison.id), comparison);
      void queries.invalidateQueries({ queryKey: ['comparisons', 'list'] });
      await navigate({ to: '/comparisons/$id', params: { id: comparison.id }, search: {} });
    },
  });
}

export function useDeleteComparison(onDeleted: () => Promise<void> | void) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      nullIf(404, answerOf(api.DELETE('/api/interviews/comparisons/{id}', { params: { path: { id } } }))),
    onSuccess: async (_, id) => {
      await onDeleted();
      queries.removeQueries({ queryKey: keyOf(id) });
      void queries.invalidateQueries({ queryKey: ['comparisons', 'list'] });
    },
  });
}
