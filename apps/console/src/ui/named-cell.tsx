import type { ReactNode } from 'react';

/** Content of a cell, preceded by the name of its column where the table has no headings. */
export const NamedCell = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <span className="cell-name" aria-hidden>
      {name}
    </span>
    {children}
  </>
);
