import { answerOf, type InterviewSummary } from '@colloquy/client';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../session/console-context';
import { useReadAgain } from './use-update';

export function useCall({ id, dialInPhone }: Pick<InterviewSummary, 'id' | 'dialInPhone'>) {
  const api = useApi();
  const readAgain = useReadAgain();
  const params = { path: { id } };
  return useMutation({
    mutationFn: async (number: string) => {
      if (number !== dialInPhone) {
        await answerOf(api.PUT('/api/interviews/{id}', { params, body: { dialInPhone: number } }));
      }
      return answerOf(api.POST('/api/interviews/{id}/call', { params }));
    },
    onSettled: () => readAgain(id),
  });
}
