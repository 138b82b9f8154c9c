import { answerOf, type components } from '@colloquy/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../session/console-context';
import { useMayWrite } from '../session/use-me';
import { useStrings } from '../strings';
import { Button } from '../ui/button';
import { DataTable } from '../ui/data-table';
import { Confirm } from '../ui/dialog';
import { EmptyState } from '../ui/empty-state';
import { ErrorPanel } from '../ui/error-panel';
import { Load } from '../ui/load';
import { day } from '../ui/moments';
import { useTell } from '../ui/toasts';
import { CreateKeyDialog, RenameKeyDialog } from './key-dialogs';

type ApiKey = components['schemas']['ApiKey'];
const maxActive = 5;

export function KeysTab() {
  const { account } = useStrings();
  const api = useApi();
  const mayWrite = useMayWrite();
  const query = useQuery({
    queryKey: ['api-keys'],
    queryFn: ({ signal }) => answerOf(api.GET('/api/api-keys', { signal })),
  });
  const { key } = useSearch({ from: '/account' });
  const navigate = useNavigate({ from: '/account' });
  const open = (which: string) => void navigate({ search: (known) => ({ ...known, key: which }) });
  const close = () => void navigate({ search: ({ key: _, ...known }) => known, replace: true });
  const renamed = query.data?.find(({ id, revokedAt }) => id === key && revokedAt === null);
  const isFull = (keys: ApiKey[]) => keys.filter(({ revokedAt }) => revokedAt === null).length >= maxActive;
  return (
    <>
      <p className="quiet">{account.keys.intro}</p>
      <Load query={query}>
        {(keys) => (
          <>
            {mayWrite && (
              <div className="actions above">
                <Button primary disabled={isFull(keys)} onClick={() => open('new')}>
                  {account.keys.add}
                </Button>
                {isFull(keys) && <span className="quiet">{account.keys.full(maxActive)}</span>}
              </div>
            )}
            {keys.length === 0 ? (
              <EmptyState title={account.keys.none} />
            ) : (
              <KeysTable keys={keys} mayWrite={mayWrite} onRename={({ id }) => open(id)} />
            )}
          </>
        )}
      </Load>
      {mayWrite && key === 'new' && <CreateKeyDialog onClose={close} />}
      {mayWrite && renamed && <RenameKeyDialog key={renamed.id} apiKey={renamed} onClose={close} />}
    </>
  );
}

interface KeysTableProps {
  keys: ApiKey[];
  mayWrite: boolean;
  onRename: (key: ApiKey) => void;
}

function KeysTable({ keys, mayWrite, onRename }: KeysTableProps) {
  const { account, shell } = useStrings();
  return (
    <DataTable<ApiKey>
      labelled
      caption={account.tabs.keys}
      rows={keys}
      idOf={({ id }) => id}
      columns={[
        { id: 'name', header: account.name, cell: ({ name }) => name },
        { id: 'key', header: account.keys.key, cell: ({ maskedKey }) => <code>{maskedKey}</code> },
        { id: 'created', header: account.keys.created, cell: ({ createdAt }) => day(createdAt) },
        {
          id: 'state',
          header: account.status,
          cell: ({ revokedAt }) => (revokedAt ? account.keys.revokedOn(day(revokedAt)) : account.keys.active),
        },
        ...(mayWrite
          ? [
              {
                id: 'actions',
                header: <span className="visually-hidden">{shell.more}</span>,
                cell: (key: ApiKey) =>
                  key.revokedAt === null && (
                    <div className="actions">
                      <Button
                        aria-label={`${account.keys.rename}: ${key.name}`}
                        onClick={() => onRename(key)}
                      >
                        {account.keys.rename}
                      </Button>
                      <RevokeKey apiKey={key} />
                    </div>
                  ),
              },
            ]
          : []),
      ]}
    />
  );
}

function RevokeKey({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const { account } = useStrings();
  const api = useApi();
  const queries = useQueryClient();
  const tell = useTell();
  const [asking, setAsking] = useState(false);
  const revoke = useMutation({
    mutationFn: () => answerOf(api.DELETE('/api/api-keys/{id}', { params: { path: { id } } })),
    onSuccess: () => {
      tell(account.keys.revoked(name));
      void queries.invalidateQueries({ queryKey: ['api-keys'] });
    },
  });
  return (
    <>
      <Button
        danger
        disabled={revoke.isPending}
        aria-label={`${account.keys.revoke}: ${name}`}
        onClick={() => setAsking(true)}
      >
        {account.keys.revoke}
      </Button>
      <Confirm
        title={account.keys.revokeTitle(name)}
        text={account.keys.revokeText}
        action={account.keys.revoke}
        open={asking}
        onOpenChange={setAsking}
        onConfirm={() => revoke.mutate()}
      />
      {revoke.error && <ErrorPanel error={revoke.error} />}
    </>
  );
}
