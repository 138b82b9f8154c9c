import { useStrings } from '../../strings';
import { Button } from '../../ui/button';
import { Select, TextField } from '../../ui/field';
import { changedSearch, completionOrders, isNarrowed, type ListSearch, statusFilters } from '../list-search';
import { SearchField } from './search-field';

interface ListFiltersProps {
  search: ListSearch;
  /** `typed`: the change replaces the address instead of adding one to the history. */
  onSearch: (search: ListSearch, typed?: boolean) => void;
}

export function ListFilters({ search, onSearch }: ListFiltersProps) {
  const { interviews } = useStrings();
  const { filters, orders } = interviews;
  const change = (next: Parameters<typeof changedSearch>[1]) => onSearch(changedSearch(search, next));
  return (
    <search className="list-filters">
      <SearchField
        value={search.search ?? ''}
        onChange={(text) => onSearch(changedSearch(search, { search: text }), true)}
      />
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
      {isNarrowed(search) && <Button onClick={() => onSearch({})}>{interviews.clear}</Button>}
    </search>
  );
}
