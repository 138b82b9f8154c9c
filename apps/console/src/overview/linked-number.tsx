import { Link } from '@tanstack/react-router';
import type { ListSearch } from '../interviews/list-search';
import { number } from '../ui/moments';

interface LinkedNumberProps {
  value: number;
  /** Text of the number; default: the value. */
  shown?: string;
  /** Lists the counted interviews; undefined if the list cannot show them. */
  search: ListSearch | undefined;
}

/** A number that links to the interviews behind it, unless it is zero. */
export const LinkedNumber = ({ value, shown = number(value), search }: LinkedNumberProps) =>
  search && value > 0 ? (
    <Link to="/interviews" search={search}>
      {shown}
    </Link>
  ) : (
    shown
  );
