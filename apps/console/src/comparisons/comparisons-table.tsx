import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useMayWrite } from '../session/use-me';
import { type Strings, useStrings } from '../strings';
import { Button } from '../ui/button';
import { type Column, DataTable } from '../ui/data-table';
import { EmptyState } from '../ui/empty-state';
import { moment, number } from '../ui/moments';
import { NamedCell } from '../ui/named-cell';
import { Pager } from '../ui/pager';
import { type ComparisonStrings, comparisonStrings } from './comparison-strings';
import { AgentName } from './agent-name';
import type { ComparisonsAnswer, ComparisonSummary } from './comparison-models';
import { ComparisonStatus } from './comparison-status';
import { comparedByText } from './compared-by';
import { DeleteConfirm } from './delete-confirm';

interface ComparisonsTableProps {
  page: ComparisonsAnswer;
  isBusy: boolean;
}

export function ComparisonsTable({ page: { data, pagination }, isBusy }: ComparisonsTableProps) {
  const strings = useStrings();
  const comparisons = comparisonStrings();
  const navigate = useNavigate({ from: '/comparisons' });
  const mayWrite = useMayWrite();
  const [asked, setAsked] = useState<ComparisonSummary | null>(null);
  const { page, total, totalPages } = pagination;
  // the last comparison of this page was deleted
  if (data.length === 0 && total > 0) {
    return <Navigate to="/comparisons" search={(search) => ({ ...search, page: totalPages })} replace />;
  }
  return (
    <div aria-busy={isBusy}>
      {total === 0 ? (
        <EmptyState title={comparisons.noneYet}>
          <p>{comparisons.noneYetText}</p>
        </EmptyState>
      ) : (
        <DataTable<ComparisonSummary>
          caption={comparisons.title}
          rows={data}
          idOf={({ id }) => id}
          columns={[
            ...columnsOf(comparisons),
            ...(mayWrite ? [actionsColumn(comparisons, strings, setAsked)] : []),
          ]}
        />
      )}
      <Pager
        page={page}
        totalPages={totalPages}
        onPage={(next) => void navigate({ search: (search) => ({ ...search, page: next }) })}
      />
      <DeleteConfirm comparison={asked} onClose={() => setAsked(null)} />
    </div>
  );
}

function Subject({ comparison }: { comparison: ComparisonSummary }) {
  const comparisons = comparisonStrings();
  const { id, objective, agentGroupId, interviewCount } = comparison;
  const of = agentGroupId ? <AgentName id={agentGroupId} /> : comparisons.chosenOnes;
  return (
    <>
      <Link to="/comparisons/$id" params={{ id }} search={{}} className="comparison-subject" dir="auto">
        {objective ?? comparisons.titleOf(interviewCount)}
      </Link>
      <span className="cell-note">{of}</span>
    </>
  );
}

const columnsOf = ({ columns }: ComparisonStrings): Column<ComparisonSummary>[] => {
  return [
    { id: 'subject', header: columns.subject, cell: (comparison) => <Subject comparison={comparison} /> },
    { id: 'status', header: columns.status, cell: (comparison) => <Standing comparison={comparison} /> },
    {
      id: 'interviews',
      header: columns.interviews,
      numeric: true,
      cell: ({ interviewCount }) => <NamedCell name={columns.interviews}>{number(interviewCount)}</NamedCell>,
    },
    {
      id: 'requested',
      header: columns.requested,
      cell: ({ requestedAt }) => <NamedCell name={columns.requested}>{moment(requestedAt)}</NamedCell>,
    },
    {
      id: 'comparedBy',
      header: columns.comparedBy,
      cell: ({ comparedBy }) =>
        comparedBy && (
          <NamedCell name={columns.comparedBy}>
            {comparedByText(comparedBy, comparisonStrings()).short}
          </NamedCell>
        ),
    },
  ];
};

function Standing({ comparison: { status, reason } }: { comparison: ComparisonSummary }) {
  const comparisons = comparisonStrings();
  return (
    <>
      <ComparisonStatus status={status} />
      {reason && <span className="cell-note">{comparisons.failures[reason]}</span>}
    </>
  );
}

const actionsColumn = (
  comparisons: ComparisonStrings,
  { shell }: Strings,
  onDelete: (comparison: ComparisonSummary) => void,
): Column<ComparisonSummary> => ({
  id: 'actions',
  header: <span className="visually-hidden">{comparisons.columns.actions}</span>,
  cell: (comparison) => (
    <Button
      aria-label={comparisons.deleteOf(moment(comparison.requestedAt))}
      onClick={() => onDelete(comparison)}
    >
      {shell.remove}
    </Button>
  ),
});
