import { ApiError } from '@colloquy/client';
import { Link, useSearch } from '@tanstack/react-router';
import { useMayWrite } from '../session/use-me';
import { useStrings } from '../strings';
import { EmptyState } from '../ui/empty-state';
import { Load } from '../ui/load';
import { Page } from '../ui/page';
import { comparisonStrings } from './comparison-strings';
import type { ComparisonsSearch } from './comparison-search';
import { ComparisonsTable } from './comparisons-table';
import { StartForm } from './start-form';
import { useComparisons } from './use-comparisons';
import '../style/comparisons.css';

const isStarting = ({ ids, agent, start }: ComparisonsSearch) => Boolean(ids ?? agent ?? start);

export function ComparisonsPage() {
  const comparisons = comparisonStrings();
  const { shell } = useStrings();
  const search = useSearch({ from: '/comparisons' });
  const mayWrite = useMayWrite();
  const query = useComparisons(search.page);
  // older platforms do not have this operation
  const isUnavailable = query.error instanceof ApiError && query.error.status === 404;
  if (isUnavailable) {
    return (
      <Page title={comparisons.title}>
        <EmptyState title={comparisons.unavailable} />
      </Page>
    );
  }
  const start = mayWrite && !isStarting(search) && (
    <Link className="button primary" to="/comparisons" search={{ start: true }}>
      {shell.newComparison}
    </Link>
  );
  return (
    <Page title={comparisons.title} actions={start}>
      <p className="quiet">{comparisons.intro}</p>
      {mayWrite && isStarting(search) && <StartForm search={search} />}
      <Load query={query}>{(page) => <ComparisonsTable page={page} isBusy={query.isPlaceholderData} />}</Load>
    </Page>
  );
}
