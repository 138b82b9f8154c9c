import type { ReactNode } from 'react';

/** Shows the column's name where the table has no headings. */
export const NamedCell = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <span className="cell-name" aria-hidden>
      {name}
    </span>
    {children}
  </>
);
