import { type ReactNode, useState } from 'react';

interface DisclosureProps {
  summary: ReactNode;
  /** Whether the content is open at first; later only the user opens and closes it. */
  startsOpen: boolean;
  className?: string;
  /** Whether the content is rendered only after it was opened. */
  isLazy?: boolean;
  children: ReactNode;
}

export function Disclosure({ summary, startsOpen, className, isLazy, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const [wasOpen, setWasOpen] = useState(startsOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <details
      className={className}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {(wasOpen || !isLazy) && children}
    </details>
  );
}
