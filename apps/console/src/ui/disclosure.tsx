import { type ReactNode, useState } from 'react';

interface DisclosureProps {
  summary: ReactNode;
  /** Whether the content is open at first; later only the user opens and closes it. */
  startsOpen: boolean;
  className?: string;
  children: ReactNode;
}

export function Disclosure({ summary, startsOpen, className, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <details
      className={className}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
