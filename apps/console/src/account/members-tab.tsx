import { answerOf, type components } from '@colloquy/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useApi } from '../session/console-context';
import { useStrings } from '../strings';
import { DataTable } from '../ui/data-table';
import { Load } from '../ui/load';
import { day } from '../ui/moments';
import { Pager } from '../ui/pager';

type Member = components['schemas']['Member'];

const perPage = 20;

export function MembersTab() {
  const { account } = useStrings();
  const { page = 1 } = useSearch({ from: '/account' });
  const navigate = useNavigate({ from: '/account' });
  const api = useApi();
  const members = useQuery({
    queryKey: ['members', page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/members', { params: { query: { page, limit: perPage } }, signal })),
  });
  return (
    <>
      <p className="quiet">{account.members.intro}</p>
      <Load query={members}>
        {({ data, pagination }) => (
          <>
            <DataTable<Member>
              labelled
              caption={account.tabs.members}
              rows={data}
              idOf={({ id }) => id}
              columns={[
                { id: 'name', header: account.name, cell: ({ fullName }) => fullName },
                { id: 'email', header: account.members.email, cell: ({ email }) => email },
                { id: 'since', header: account.since, cell: ({ createdAt }) => day(createdAt) },
              ]}
            />
            <Pager
              page={page}
              totalPages={pagination.totalPages}
              onPage={(next) => void navigate({ search: (known) => ({ ...known, page: next }) })}
            />
          </>
        )}
      </Load>
    </>
  );
}
