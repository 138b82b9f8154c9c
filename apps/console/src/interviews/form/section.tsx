import { type ReactNode, useId } from 'react';
import { Disclosure } from '../../ui/disclosure';

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
  isOpen: boolean;
  children: ReactNode;
}

export const MoreSection = ({ title, isOpen, children }: MoreProps) => (
  <Disclosure className="card form-section" startsOpen={isOpen} summary={<h2>{title}</h2>}>
    {children}
  </Disclosure>
);
