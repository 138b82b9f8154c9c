import { answerOf } from '@colloquy/client';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../session/console-context';

/** The interview that a form is about; without an id none. */
export function useInterview(id: string | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: ['interview', id],
    enabled: id !== undefined,
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/interviews/{id}', { params: { path: { id: id ?? '' } }, signal })),
  });
}
