import type { ReactNode } from 'react';

/** Replaces an empty list; says why it is empty and what to do. */
export const EmptyState = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className="empty">
    <h2>{title}</h2>
    {children}
  </div>
);
