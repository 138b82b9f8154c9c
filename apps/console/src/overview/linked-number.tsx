import { Link } from '@tanstack/react-router';
import type { ListSearch } from '../interviews/list-search';
import { number } from '../ui/moments';

interface LinkedNumberProps {
  value: number;
  /** Lists the counted interviews; undefined if the list cannot show them. */
  search: ListSearch | undefined;
}

/** A number of interviews that links to them, unless it is zero. */
export const LinkedNumber = ({ value, search }: LinkedNumberProps) =>
  search && value > 0 ? (
    <Link to="/interviews" search={search}>
      {number(value)}
    </Link>
  ) : (
    number(value)
  );
