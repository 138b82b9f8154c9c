import { answerOf } from '@colloquy/client';
import { useQuery } from '@tanstack/react-query';
import { useApi } from './console-context';

/** The signed-in user and the account. */
export function useMe() {
  const api = useApi();
  return useQuery({
    queryKey: ['me'],
    queryFn: ({ signal }) => answerOf(api.GET('/api/auth/me', { signal })),
    staleTime: 60_000,
  });
}

/** Returns whether the user may change data; false until the role is known. The services enforce it. */
export function useMayWrite(): boolean {
  const { data } = useMe();
  return data !== undefined && data.role !== 'viewer';
}

/** Returns the account if it is suspended or closed. */
export function useInactiveAccount() {
  const account = useMe().data?.account;
  if (!account || account.status === 'ACTIVE') return undefined;
  return { name: account.name, status: account.status };
}
