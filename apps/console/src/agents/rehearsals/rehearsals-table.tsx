import { Link, Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type Strings, useStrings } from '../../strings';
import { Button } from '../../ui/button';
import { type Column, DataTable } from '../../ui/data-table';
import { EmptyState } from '../../ui/empty-state';
import { moment, number } from '../../ui/moments';
import { Pager } from '../../ui/pager';
import { DeleteRehearsal } from './delete-rehearsal';
import type { RehearsalsAnswer, RehearsalSummary } from './rehearsal-models';
import { RehearsalStatus } from './rehearsal-status';
import { type RehearsalStrings, rehearsalStrings } from './rehearsal-strings';

interface RehearsalsTableProps {
  agentId: string;
  page: RehearsalsAnswer;
  isBusy: boolean;
  mayWrite: boolean;
  onPage: (page: number) => void;
}

export function RehearsalsTable({ agentId, page: answer, isBusy, mayWrite, onPage }: RehearsalsTableProps) {
  const rehearsals = rehearsalStrings();
  const strings = { ...useStrings(), rehearsals };
  const [asked, setAsked] = useState<RehearsalSummary | null>(null);
  const { data, pagination } = answer;
  const { page, total, totalPages } = pagination;
  // the last rehearsal of this page was deleted
  if (data.length === 0 && total > 0) {
    const search = { tab: 'rehearsals', ...(totalPages > 1 && { page: totalPages }) } as const;
    return <Navigate to="/agents/$id" params={{ id: agentId }} search={search} replace />;
  }
  return (
    <section aria-busy={isBusy}>
      <h2>{rehearsals.list}</h2>
      {total === 0 ? (
        <EmptyState title={rehearsals.noneYet} />
      ) : (
        <DataTable<RehearsalSummary>
          caption={rehearsals.list}
          rows={data}
          idOf={({ id }) => id}
          labelled
          columns={[...columnsOf(strings), ...(mayWrite ? [actionsColumn(strings, setAsked)] : [])]}
        />
      )}
      <Pager page={page} totalPages={totalPages} onPage={onPage} />
      <DeleteRehearsal agentId={agentId} rehearsal={asked} onClose={() => setAsked(null)} />
    </section>
  );
}

type Texts = Strings & { rehearsals: RehearsalStrings };

function columnsOf({ rehearsals, agents }: Texts): Column<RehearsalSummary>[] {
  const { columns } = rehearsals;
  return [
    {
      id: 'title',
      header: columns.title,
      cell: ({ id, agentId, title }) => (
        <Link
          to="/agents/$id/rehearsals/$rehearsalId"
          params={{ id: agentId, rehearsalId: id }}
          dir="auto"
          className="rehearsal-title"
        >
          {title}
        </Link>
      ),
    },
    { id: 'status', header: columns.status, cell: ({ status }) => <RehearsalStatus status={status} /> },
    { id: 'persona', header: columns.persona, cell: ({ persona }) => rehearsals.personas[persona] },
    {
      id: 'version',
      header: columns.version,
      cell: ({ versionNumber }) => agents.versionOf(versionNumber),
    },
    {
      id: 'questions',
      header: columns.questions,
      numeric: true,
      cell: ({ questionCount }) => number(questionCount),
    },
    { id: 'requested', header: columns.requested, cell: ({ requestedAt }) => moment(requestedAt) },
  ];
}

const actionsColumn = (
  { rehearsals, shell }: Texts,
  onDelete: (rehearsal: RehearsalSummary) => void,
): Column<RehearsalSummary> => ({
  id: 'actions',
  header: <span className="visually-hidden">{rehearsals.columns.actions}</span>,
  cell: (rehearsal) => (
    <Button
      aria-label={rehearsals.deleteOf(rehearsal.title, moment(rehearsal.requestedAt))}
      onClick={() => onDelete(rehearsal)}
    >
      {shell.remove}
    </Button>
  ),
});
