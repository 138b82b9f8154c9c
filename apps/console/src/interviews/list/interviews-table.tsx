import type { InterviewSummary } from '@colloquy/client';
import { Navigate } from '@tanstack/react-router';
import { useFirstStrings } from '../../strings';
import { DataTable } from '../../ui/data-table';
import { Pager } from '../../ui/pager';
import { isNarrowed, type ListSearch } from '../list-search';
import { columnsOf } from './columns';
import type { DialogKind } from '../dialog-kinds';
import { InterviewMenu } from './interview-menu';
import { NoInterviews } from './no-interviews';
import type { useInterviewList } from './use-interview-list';

type Selected = ReadonlyMap<string, InterviewSummary>;

interface InterviewsTableProps {
  page: NonNullable<ReturnType<typeof useInterviewList>['data']>;
  search: ListSearch;
  isBusy: boolean;
  selected: Selected;
  onSelect: (selected: Selected) => void;
  onPage: (page: number) => void;
  onDialog: (kind: DialogKind, interview: InterviewSummary) => void;
}

export function InterviewsTable(props: InterviewsTableProps) {
  const strings = useFirstStrings();
  const { interviews } = strings;
  const { page, search, isBusy, selected, onSelect, onPage, onDialog } = props;
  const { data: rows, pagination } = page;
  const select = (ids: ReadonlySet<string>) => {
    const known = new Map([...selected, ...rows.map((row) => [row.id, row] as const)]);
    onSelect(new Map([...known].filter(([id]) => ids.has(id))));
  };
  // the last interview of this page was deleted
  if (rows.length === 0 && pagination.total > 0 && pagination.page > 1) {
    return (
      <Navigate to="/interviews" search={(known) => ({ ...known, page: pagination.totalPages })} replace />
    );
  }
  return (
    <div className="interview-list" aria-busy={isBusy}>
      <p role="status" className="quiet">
        {interviews.count(pagination.total, pagination.totalIsMinimum ?? false)}
      </p>
      {rows.length === 0 ? (
        <NoInterviews isNarrowed={isNarrowed(search)} />
      ) : (
        <DataTable<InterviewSummary>
          caption={interviews.title}
          rows={rows}
          idOf={({ id }) => id}
          columns={columnsOf(strings, (interview) => (
            <InterviewMenu interview={interview} onDialog={(kind) => onDialog(kind, interview)} />
          ))}
          selection={{
            ids: new Set(selected.keys()),
            onChange: select,
            nameOf: ({ title }) => interviews.select(title),
          }}
        />
      )}
      <Pager
        page={pagination.page}
        totalPages={pagination.totalPages}
        isMinimum={pagination.totalIsMinimum}
        onPage={onPage}
      />
    </div>
  );
}
