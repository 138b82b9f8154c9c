import { answerOf, type Client } from '@colloquy/client';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../session/console-context';

export const interviewQuery = (api: Client, id: string) => ({
  queryKey: ['interview', id],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    answerOf(api.GET('/api/interviews/{id}', { params: { path: { id } }, signal })),
});

export function useSource(id: string | undefined) {
  const api = useApi();
  return useQuery({ ...interviewQuery(api, id ?? ''), enabled: id !== undefined });
}
