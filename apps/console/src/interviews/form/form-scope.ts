import type { InterviewForm } from './interview-form';

/** Values and functions of a form that its sections share. */
export interface FormScope {
  form: InterviewForm;
  change: (change: Partial<InterviewForm>) => void;
  /** Returns the problem of a field that the user has visited. The path of a field is also the name of its control. */
  errorOf: (path: string) => string | undefined;
  /** Whether hidden values keep their stored values. */
  keepsHidden: boolean;
  /** Whether the values are defaults of other forms, so that no value is required. */
  isDefault?: boolean;
}

/** Returns the attributes that all text fields of the form have. */
export const named = ({ errorOf }: FormScope, path: string) => ({ name: path, error: errorOf(path) });
