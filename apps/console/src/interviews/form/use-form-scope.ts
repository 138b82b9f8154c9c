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
  error: unknown;
}

/** Shows the problems of fields that the user has visited; after an attempt to save, the problems of all fields. */
export function useFormScope({ form, set, variables, keepsHidden, error }: Settings) {
  const strings = useStrings();
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<InterviewForm>();
  const element = useRef<HTMLFormElement>(null);
  const own = problemsOf(form, { variables, keepsHidden });
  // problems that the API reported apply only to the form that was submitted
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
    problems: own,
    isTried,
    touch: (path: string) => path && setTouched((known) => new Set([...known, path])),
    tried: () => {
      setTried(true);
      setRefused(form);
    },
    /** Opens the section of the first field with a problem and moves the focus to the field. */
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
