import { useRef, useState } from 'react';
import { useStrings } from '../../strings';
import { problemsIn } from './api-problems';
import type { FormScope } from './form-scope';
import type { InterviewForm } from './interview-form';
import { problemText } from './problem-text';
import { problemsOf, type Variable } from './validate';

interface Settings {
  form: InterviewForm;
  set: (change: (known: InterviewForm) => InterviewForm) => void;
  variables: readonly Variable[];
  keepsHidden: boolean;
  /** What the API answered. */
  error: unknown;
}

/** Shows the problems of fields that the user has been at; after an attempt to save, those of all fields. */
export function useFormScope({ form, set, variables, keepsHidden, error }: Settings) {
  const strings = useStrings();
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<InterviewForm>();
  const element = useRef<HTMLFormElement>(null);
  const own = problemsOf(form, { variables, keepsHidden });
  // what the API said holds for the form that it was said of
  const problems = { ...(refused === form ? problemsIn(error) : {}), ...own };
  const errorOf = (path: string): string | undefined => {
    const problem = problems[path];
    if (!problem || !(isTried || touched.has(path))) return undefined;
    return problemText(problem, strings);
  };
  const scope: FormScope = {
    form,
    keepsHidden,
    errorOf,
    change: (change) => set((known) => ({ ...known, ...change })),
  };
  return {
    scope,
    element,
    /** What keeps the form from being saved. */
    problems: own,
    isTried,
    touch: (path: string) => path && setTouched((known) => new Set([...known, path])),
    tried: () => {
      setTried(true);
      setRefused(form);
    },
    /** Opens the section of the first field with a problem, and moves the focus there. */
    showFirst: () => {
      const controls = element.current?.querySelectorAll<HTMLElement>('[name]') ?? [];
      const first = [...controls].find((control) => {
        const path = control.getAttribute('name') ?? '';
        return Object.hasOwn(problems, path) || control.getAttribute('aria-invalid') === 'true';
      });
      for (let at = first?.parentElement; at; at = at.parentElement) {
        if (at instanceof HTMLDetailsElement) at.open = true;
      }
      first?.focus();
    },
  };
}
