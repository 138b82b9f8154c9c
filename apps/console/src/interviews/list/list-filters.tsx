import { useStrings } from '../../strings';
import { Button } from '../../ui/button';
import { Select, TextField } from '../../ui/field';
import { changedSearch, completionOrders, isNarrowed, type ListSearch, statusFilters } from '../list-search';
import { SearchField } from './search-field';

interface ListFiltersProps {
  search: ListSearch;
  /**
   * Changes what the address says by then, since typing is told with a pause.
   * @param isTyped the change replaces the address instead of adding one to the history
   */
  onSearch: (next: (known: ListSearch) => ListSearch, isTyped?: boolean) => void;
}

export function ListFilters({ search, onSearch }: ListFiltersProps) {
  const { interviews } = useStrings();
  const { filters, orders } = interviews;
  const change = (part: Parameters<typeof changedSearch>[1], isTyped?: boolean) =>
    onSearch((known) => changedSearch(known, part), isTyped);
  return (
    <search className="list-filters">
      <SearchField value={search.search ?? ''} onChange={(text) => change({ search: text }, true)} />
      <Select
        label={interviews.status}
        value={search.status ?? ''}
        onChange={({ target }) => change({ status: statusFilters.find((known) => known === target.value) })}
        options={[
          { value: '', name: interviews.anyStatus },
          ...statusFilters.map((value) => ({ value, name: filters[value] })),
        ]}
      />
      <Select
        label={interviews.order}
        value={search.completed ?? ''}
        onChange={({ target }) =>
          change({ completed: completionOrders.find((known) => known === target.value) })
        }
        options={[
          { value: '', name: orders.newest },
          ...completionOrders.map((value) => ({ value, name: orders[value] })),
        ]}
      />
      <TextField
        label={interviews.since}
        type="date"
        value={search.since ?? ''}
        onChange={({ target }) => change({ since: target.value || undefined })}
      />
      {isNarrowed(search) && <Button onClick={() => onSearch(() => ({}))}>{interviews.clear}</Button>}
    </search>
  );
}
