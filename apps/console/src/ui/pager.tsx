import { useStrings } from '../strings';
import { Button } from './button';

interface PagerProps {
  page: number;
  totalPages: number;
  /** The pages that were counted; there may be more. */
  isMinimum?: boolean | undefined;
  onPage: (page: number) => void;
}

export function Pager({ page, totalPages, isMinimum, onPage }: PagerProps) {
  const { shell } = useStrings();
  if (totalPages <= 1) return null;
  return (
    <div className="pager">
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {shell.previous}
      </Button>
      <span>
        {shell.page(page, totalPages)}
        {isMinimum && '+'}
      </span>
      <Button disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
        {shell.next}
      </Button>
    </div>
  );
}
