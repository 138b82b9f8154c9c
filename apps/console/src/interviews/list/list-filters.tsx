import { useFirstStrings } from '../../strings';
import { Button } from '../../ui/button';
import { Select } from '../../ui/field';
import { changedSearch, completionOrders, isNarrowed, type ListSearch, statusFilters } from '../list-search';
import { AgentFilter } from './agent-filter';
import { MoreFilters } from './more-filters';
import { SearchField } from './search-field';

interface ListFiltersProps {
  search: ListSearch;
  /** Takes an updater, because delayed typed text may meet a changed search. `isTyped` replaces the history entry. */
  onSearch: (next: (known: ListSearch) => ListSearch, isTyped?: boolean) => void;
}

export function ListFilters({ search, onSearch }: ListFiltersProps) {
  const { interviews } = useFirstStrings();
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
      <AgentFilter value={search.agent} onChange={(agent) => change({ agent })} />
      <Select
        label={interviews.order}
        value={search.completed ?? search.order ?? ''}
        onChange={({ target }) =>
          change({
            completed: completionOrders.find((known) => known === target.value),
            order: target.value === 'oldest' ? 'oldest' : undefined,
          })
        }
        options={[
          { value: '', name: search.status === 'WITHDRAWN' ? orders.withdrawn : orders.newest },
          ...(search.status === 'WITHDRAWN' ? [] : [{ value: 'oldest', name: orders.oldest }]),
          ...completionOrders.map((value) => ({ value, name: orders[value] })),
        ]}
      />
      <MoreFilters search={search} onChange={change} />
      {isNarrowed(search) && <Button onClick={() => onSearch(() => ({}))}>{interviews.clear}</Button>}
    </search>
  );
}
