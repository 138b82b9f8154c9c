import type { InterviewSummary } from '@colloquy/client';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useMayWrite } from '../session/use-me';
import { useFirstStrings } from '../strings';
import { Page } from '../ui/page';
import { Load } from '../ui/load';
import { useIdle } from '../ui/use-idle';
import { focusMenu } from './list/interview-menu';
import { InterviewsTable } from './list/interviews-table';
import { ListFilters } from './list/list-filters';
import { LiveStrip } from './list/live-strip';
import { SavedViewsBar } from './list/saved-views-bar';
import { useInterviewList } from './list/use-interview-list';
import { changedSearch, type ListSearch } from './list-search';
import '../style/interviews.css';

const AddressedDialog = lazy(async () => ({
  default: (await import('./list/interview-dialogs')).AddressedDialog,
}));
const BulkBar = lazy(async () => ({ default: (await import('./list/bulk-bar')).BulkBar }));

type Selected = ReadonlyMap<string, InterviewSummary>;

export function ListPage() {
  const { interviews } = useFirstStrings();
  const search = useSearch({ from: '/interviews' });
  const navigate = useNavigate({ from: '/interviews' });
  const query = useInterviewList(search);
  const isIdle = useIdle();
  const [selected, setSelected] = useState<Selected>(new Map());
  const { dialog, of } = search;
  const close = () => {
    go(({ dialog: _dialog, of: _of, ...known }) => known, true);
    // the menu item that had the focus is gone
    setTimeout(() => of && focusMenu(of));
  };
  const go = (next: (known: ListSearch) => ListSearch, replace = false) =>
    void navigate({ search: next, replace });
  return (
    <Page title={interviews.title} actions={<PageActions />}>
      <LiveStrip />
      <ListFilters search={search} onSearch={go} />
      <SavedViewsBar search={search} />
      {isIdle && (
        <Suspense>
          <BulkBar
            selected={[...selected.values()]}
            search={search}
            pagination={query.data?.pagination}
            onSelect={(found) => setSelected(new Map(found.map((interview) => [interview.id, interview])))}
            onClear={() => setSelected(new Map())}
          />
        </Suspense>
      )}
      <Load query={query}>
        {(page) => (
          <InterviewsTable
            page={page}
            search={search}
            isBusy={query.isPlaceholderData}
            selected={selected}
            onSelect={setSelected}
            onPage={(page) => go((known) => changedSearch(known, { page }))}
            onDialog={(kind, { id }) => go((known) => ({ ...known, dialog: kind, of: id }))}
          />
        )}
      </Load>
      {dialog && of && (
        <Suspense>
          <AddressedDialog
            kind={dialog}
            id={of}
            interview={query.data?.data.find(({ id }) => id === of)}
            onClose={close}
          />
        </Suspense>
      )}
    </Page>
  );
}

function PageActions() {
  const { interviews } = useFirstStrings();
  if (!useMayWrite()) return null;
  return (
    <>
      <Link className="button" to="/interviews/import" search={{}}>
        {interviews.importCsv}
      </Link>
      <Link className="button primary" to="/interviews/new" search={{}}>
        {interviews.create}
      </Link>
    </>
  );
}
