import { type ReactNode, useId } from 'react';
import { Disclosure } from '../../ui/disclosure';

/** A part of the form with a heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="card form-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface MoreProps {
  title: string;
  /** Open from the start, because it says something. */
  isOpen: boolean;
  children: ReactNode;
}

/** A part of the form that few interviews need. */
export const MoreSection = ({ title, isOpen, children }: MoreProps) => (
  <Disclosure className="card form-section" startsOpen={isOpen} summary={<h2>{title}</h2>}>
    {children}
  </Disclosure>
);
