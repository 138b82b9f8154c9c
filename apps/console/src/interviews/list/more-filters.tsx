import { lazy, Suspense } from 'react';
import { useFirstStrings } from '../../strings';
import { Disclosure } from '../../ui/disclosure';
import { number } from '../../ui/moments';
import type { ListSearch } from '../list-search';
import type { FilterFieldsProps } from './filter-fields';

const FilterFields = lazy(async () => ({ default: (await import('./filter-fields')).FilterFields }));

const inUse = ({
  page: _,
  search: _text,
  status: _status,
  agent: _agent,
  completed: _byCompletion,
  order: _order,
  dialog: _dialog,
  of: _of,
  ...more
}: ListSearch) => Object.keys(more).length;

export function MoreFilters(props: FilterFieldsProps) {
  const { interviews } = useFirstStrings();
  const count = inUse(props.search);
  return (
    <Disclosure
      className="more-filters"
      summary={`${interviews.moreFilters}${count > 0 ? ` (${number(count)})` : ''}`}
      startsOpen={count > 0}
      isLazy
    >
      <Suspense>
        <FilterFields {...props} />
      </Suspense>
    </Disclosure>
  );
}
