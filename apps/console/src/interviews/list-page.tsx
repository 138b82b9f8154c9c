import { answerOf, type InterviewSummary } from '@colloquy/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useApi } from '../session/console-context';
import { useMayWrite } from '../session/use-me';
import { useStrings } from '../strings';
import { DataTable } from '../ui/data-table';
import { Load } from '../ui/load';
import { Page } from '../ui/page';
import { Pager } from '../ui/pager';
import { moment } from '../ui/moments';
import type { ListSearch } from './list-search';

const limit = 25;

export function ListPage() {
  const { interviews } = useStrings();
  const search = useSearch({ from: '/interviews' });
  const navigate = useNavigate({ from: '/interviews' });
  const mayWrite = useMayWrite();
  const query = useInterviews(search);
  const go = (change: ListSearch) => void navigate({ search: (known) => ({ ...known, ...change }) });
  return (
    <Page title={interviews.title} actions={mayWrite && <Link to="/interviews/new">{interviews.title}</Link>}>
      <Load query={query}>
        {({ data, pagination }) => (
          <>
            <DataTable<InterviewSummary>
              caption={interviews.title}
              rows={data}
              idOf={({ id }) => id}
              columns={[
                {
                  id: 'title',
                  header: interviews.title,
                  cell: ({ id, title }) => (
                    <Link to="/interviews/$id" params={{ id }} search={{}}>
                      {title}
                    </Link>
                  ),
                },
                { id: 'expert', header: '', cell: ({ expertData }) => expertData.name },
                { id: 'status', header: '', cell: ({ status }) => status },
                { id: 'created', header: '', cell: ({ createdAt }) => moment(createdAt) },
              ]}
            />
            <Pager
              page={pagination.page}
              totalPages={pagination.totalPages}
              isMinimum={pagination.totalIsMinimum}
              onPage={(page) => go({ page })}
            />
          </>
        )}
      </Load>
    </Page>
  );
}

function useInterviews({ page = 1, status, search }: ListSearch) {
  const api = useApi();
  return useQuery({
    queryKey: ['interviews', 'list', { page, status, search }],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { page, limit, ...(status && { status }), ...(search && { search }) };
      const answer = await answerOf(api.GET('/api/interviews', { params: { query }, signal }));
      if (Array.isArray(answer)) throw new Error('A page was expected');
      return answer;
    },
  });
}
