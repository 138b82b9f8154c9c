import { type ReactNode, useState } from 'react';

interface DisclosureProps {
  summary: ReactNode;
  /** Applies at first; later only the user opens and closes it. */
  startsOpen: boolean;
  className?: string;
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
