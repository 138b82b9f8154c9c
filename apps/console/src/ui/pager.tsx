import { useFirstStrings } from '../strings';
import { Button } from './button';
import { number } from './moments';

interface PagerProps {
  page: number;
  totalPages: number;
  isMinimum?: boolean | undefined;
  onPage: (page: number) => void;
}

export function Pager({ page, totalPages, isMinimum, onPage }: PagerProps) {
  const { shell } = useFirstStrings();
  if (totalPages <= 1) return null;
  return (
    <div className="pager">
      <Button aria-disabled={page <= 1} onClick={() => page > 1 && onPage(page - 1)}>
        {shell.previous}
      </Button>
      <span role="status">
        {shell.page(number(page), number(totalPages))}
        {isMinimum && '+'}
      </span>
      <Button aria-disabled={page >= totalPages} onClick={() => page < totalPages && onPage(page + 1)}>
        {shell.next}
      </Button>
      {totalPages > 2 && (
        <input
          inputMode="numeric"
          size={shell.goToPage.length}
          aria-label={shell.goToPage}
          placeholder={shell.goToPage}
          onKeyDown={({ key, currentTarget: field }) => {
            const wanted = Math.floor(Number(field.value));
            if (key !== 'Enter' || !(wanted > 0)) return;
            field.value = '';
            onPage(Math.min(wanted, totalPages));
          }}
        />
      )}
    </div>
  );
}
