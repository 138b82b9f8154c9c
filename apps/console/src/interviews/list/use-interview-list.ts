import { answerOf, type Client } from '@colloquy/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../session/console-context';
import { listQueryOf } from '../list-query';
import type { ListSearch } from '../list-search';
import { openSession } from '../standing';

const pageSize = 25;
const maxInProgress = 50;

type ListQuery = ReturnType<typeof listQueryOf>;

export async function readPage(api: Client, query: ListQuery, signal: AbortSignal) {
  const answer = await answerOf(api.GET('/api/interviews', { params: { query }, signal }));
  if (Array.isArray(answer)) throw new Error('A page was expected');
  return answer;
}

export function useInterviewList(search: ListSearch) {
  const api = useApi();
  const query = listQueryOf(search, pageSize);
  return useQuery({
    queryKey: ['interviews', 'list', query],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readPage(api, query, signal),
  });
}

export function useLiveInterviews() {
  const api = useApi();
  const query = { page: 1, limit: maxInProgress, abandoned: false };
  return useQuery({
    queryKey: ['interviews', 'live'],
    queryFn: ({ signal }) => readPage(api, query, signal),
    select: ({ data, pagination }) => {
      const live = data.flatMap((interview) => {
        const session = openSession(interview.sessions);
        return session && interview.status === 'IN_PROGRESS' ? [{ interview, session }] : [];
      });
      // of the interviews beyond the page only the number is known
      return { live, count: live.length + Math.max(0, pagination.total - data.length) };
    },
  });
}
