import { answerOf, type Interview, type NewInterview } from '@colloquy/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../session/console-context';

type Changes = Partial<NewInterview>;

export function useReadAgain() {
  const queries = useQueryClient();
  return (id?: string) => {
    void queries.invalidateQueries({ queryKey: ['interviews'] });
    if (id) void queries.invalidateQueries({ queryKey: ['interview', id] });
  };
}

export function useUpdate(id: string) {
  const api = useApi();
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (body: Changes): Promise<Interview> =>
      answerOf(api.PUT('/api/interviews/{id}', { params: { path: { id } }, body })),
    onSuccess: () => readAgain(id),
  });
}
