import { Link } from '@tanstack/react-router';
import type { ListSearch } from '../interviews/list-search';
import { number } from '../ui/moments';

interface LinkedNumberProps {
  value: number;
  shown?: string;
  /** Undefined if the list cannot show the interviews. */
  search: ListSearch | undefined;
}

export const LinkedNumber = ({ value, shown = number(value), search }: LinkedNumberProps) =>
  search && value > 0 ? (
    <Link to="/interviews" search={search}>
      {shown}
    </Link>
  ) : (
    shown
  );
