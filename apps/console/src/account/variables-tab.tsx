import { ApiError, answerOf } from '@colloquy/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { AccountVariable } from '../agents/agent-models';
import { useVariables } from '../agents/use-agents';
import { useApi } from '../session/console-context';
import { useMayWrite } from '../session/use-me';
import { useStrings } from '../strings';
import { Button } from '../ui/button';
import { DataTable } from '../ui/data-table';
import { Confirm } from '../ui/dialog';
import { EmptyState } from '../ui/empty-state';
import { ErrorPanel } from '../ui/error-panel';
import { Load } from '../ui/load';
import { useTell } from '../ui/toasts';
import { VariableDialog } from './variable-dialog';

export function VariablesTab() {
  const { account } = useStrings();
  const mayWrite = useMayWrite();
  const query = useVariables();
  const search = useSearch({ from: '/account' });
  const navigate = useNavigate({ from: '/account' });
  const edited = search.variable === 'new' ? null : query.data?.find(({ id }) => id === search.variable);
  const edit = (variable: AccountVariable | null) =>
    void navigate({ search: (known) => ({ ...known, variable: variable?.id ?? 'new' }) });
  const close = () => void navigate({ search: ({ variable: _, ...known }) => known, replace: true });
  const add = mayWrite && (
    <Button primary onClick={() => edit(null)}>
      {account.variables.add}
    </Button>
  );
  return (
    <>
      <p className="quiet">{account.variables.intro}</p>
      <Load query={query}>
        {(variables) =>
          variables.length === 0 ? (
            <EmptyState title={account.variables.none}>{add}</EmptyState>
          ) : (
            <>
              <div className="actions above">{add}</div>
              <VariablesTable variables={variables} mayWrite={mayWrite} onEdit={edit} />
            </>
          )
        }
      </Load>
      {mayWrite && edited !== undefined && (
        <VariableDialog key={search.variable} variable={edited} onClose={close} />
      )}
    </>
  );
}

interface VariablesTableProps {
  variables: AccountVariable[];
  mayWrite: boolean;
  onEdit: (variable: AccountVariable) => void;
}

function VariablesTable({ variables, mayWrite, onEdit }: VariablesTableProps) {
  const { account, shell } = useStrings();
  return (
    <DataTable<AccountVariable>
      labelled
      caption={account.tabs.variables}
      rows={variables}
      idOf={({ id }) => id}
      columns={[
        { id: 'name', header: account.variables.name, cell: ({ name }) => <code>{`{{${name}}}`}</code> },
        {
          id: 'displayName',
          header: account.variables.displayName,
          cell: ({ displayName, description }) => (
            <>
              {displayName} {description && <p className="quiet small">{description}</p>}
            </>
          ),
        },
        {
          id: 'required',
          header: account.variables.required,
          cell: ({ isRequired }) =>
            isRequired ? account.variables.isRequired : account.variables.isOptional,
        },
        {
          id: 'default',
          header: account.variables.defaultValue,
          cell: ({ defaultValue }) => defaultValue ?? <span className="quiet">{shell.none}</span>,
        },
        {
          id: 'usedBy',
          header: account.variables.usedBy,
          cell: ({ usedByAgents }) =>
            usedByAgents.length > 0 ? (
              usedByAgents.join(', ')
            ) : (
              <span className="quiet">{account.variables.unused}</span>
            ),
        },
        ...(mayWrite
          ? [
              {
                id: 'actions',
                header: <span className="visually-hidden">{shell.more}</span>,
                cell: (variable: AccountVariable) => (
                  <div className="actions">
                    <Button
                      aria-label={`${account.edit}: ${variable.displayName}`}
                      onClick={() => onEdit(variable)}
                    >
                      {account.edit}
                    </Button>
                    <DeleteVariable variable={variable} />
                  </div>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

function DeleteVariable({ variable: { id, displayName, usedByAgents } }: { variable: AccountVariable }) {
  const { account, shell } = useStrings();
  const api = useApi();
  const queries = useQueryClient();
  const tell = useTell();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => answerOf(api.DELETE('/api/account/variables/{id}', { params: { path: { id } } })),
    onSuccess: () => tell(account.variables.deleted(displayName)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['variables'] }),
  });
  const isUsed = usedByAgents.length > 0;
  const users =
    remove.error instanceof ApiError && remove.error.code === 'VARIABLE_IN_USE' ? usersOf(remove.error) : [];
  return (
    <>
      <Button
        danger
        disabled={isUsed || remove.isPending}
        title={isUsed ? account.variables.inUse : undefined}
        aria-label={`${shell.remove}: ${displayName}`}
        onClick={() => setAsking(true)}
      >
        {shell.remove}
      </Button>
      <Confirm
        title={account.variables.deleteTitle(displayName)}
        text={account.variables.deleteText}
        action={shell.remove}
        open={asking}
        onOpenChange={setAsking}
        onConfirm={() => remove.mutate()}
      />
      {users.length > 0 && <p className="field-error">{account.variables.usedByNames(users.join(', '))}</p>}
      {remove.error && users.length === 0 && <ErrorPanel error={remove.error} />}
    </>
  );
}

function usersOf({ body }: ApiError): string[] {
  const { agents } = (body ?? {}) as { agents?: unknown };
  return Array.isArray(agents) ? agents.map(String) : [];
}
