import { answerOf, type Interview, type InterviewSummary } from '@colloquy/client';
import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../session/console-context';
import type { LeftOutReason } from './comparison-models';
import { obstacleOf } from './requests';

interface InterviewName {
  title: string;
  expert: string;
  obstacle?: LeftOutReason | undefined;
}

const nameOf = (interview: Interview | InterviewSummary): InterviewName => ({
  title: interview.title,
  expert: interview.expertData.name,
  obstacle: obstacleOf(interview),
});

/** Users choose interviews in the list, which has already loaded these names. */
function listed(queries: QueryClient): ReadonlyMap<string, InterviewName> {
  const pages = queries.getQueriesData<{ data: InterviewSummary[] }>({ queryKey: ['interviews', 'list'] });
  return new Map(
    pages.flatMap(([, page]) => (page?.data ?? []).map((interview) => [interview.id, nameOf(interview)])),
  );
}

/** In the given order; undefined while loading, null if unreadable. */
export function useInterviewNames(ids: readonly string[]): (InterviewName | null | undefined)[] {
  const api = useApi();
  const queries = useQueryClient();
  const [known] = useState(() => listed(queries));
  const read = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['interview', id],
      enabled: !known.has(id),
      staleTime: 60_000,
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        answerOf(api.GET('/api/interviews/{id}', { params: { path: { id } }, signal })),
    })),
  });
  return ids.map((id, index) => {
    const { data, error } = read[index] ?? {};
    return known.get(id) ?? (data ? nameOf(data) : error ? null : undefined);
  });
}
