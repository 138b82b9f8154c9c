import { type ReactNode, useEffect, useRef } from 'react';

interface PageProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** Moves the focus to the heading, so that screen readers announce the page. */
export function Page({ title, actions, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Colloquy`;
  }, [title]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <main className="page">
      <div className="page-head">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {actions && <div className="actions">{actions}</div>}
      </div>
      {children}
    </main>
  );
}
