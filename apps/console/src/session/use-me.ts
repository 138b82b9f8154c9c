import { answerOf } from '@colloquy/client';
import { useQuery } from '@tanstack/react-query';
import { useApi } from './console-context';

export function useMe() {
  const api = useApi();
  return useQuery({
    queryKey: ['me'],
    queryFn: ({ signal }) => answerOf(api.GET('/api/auth/me', { signal })),
    staleTime: 60_000,
  });
}

/** False until the role is known. The services enforce it. */
export function useMayWrite(): boolean {
  const { data } = useMe();
  return data !== undefined && data.role !== 'viewer';
}

export function useInactiveAccount() {
  const account = useMe().data?.account;
  if (!account || account.status === 'ACTIVE') return undefined;
  return { name: account.name, status: account.status };
}
