import type { InterviewForm } from './interview-form';

/** What a section of the form sees and does. */
export interface FormScope {
  form: InterviewForm;
  change: (change: Partial<InterviewForm>) => void;
  /** What is wrong with a field that the user has been at, by its path; the path is also the name of its control. */
  errorOf: (path: string) => string | undefined;
  /** Whether hidden values have stored values that they keep. */
  keepsHidden: boolean;
  /** The values are defaults for others, so that none is required. */
  isDefault?: boolean;
}

/** Attributes that every text field of the form has. */
export const named = ({ errorOf }: FormScope, path: string) => ({ name: path, error: errorOf(path) });
